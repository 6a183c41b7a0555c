const choices = document.getElementById('example-choices');
const examples = document.querySelectorAll<HTMLElement>('[data-example]');
const details = document.querySelectorAll<HTMLElement>('[data-details]');

function showChosen(): void {
  const chosen = choices?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  const key = [...chosen].map(({ value }) => value).join(' ');
  for (const example of examples) example.hidden = example.getAttribute('data-example') !== key;
  for (const note of details)
    note.hidden = !key.startsWith(`${note.getAttribute('data-details')} `);
}

choices?.addEventListener('change', showChosen);
// A browser may bring back what was chosen before a reload.
showChosen();
