const choices = document.getElementById('example-choices');
const examples = document.querySelectorAll<HTMLElement>('[data-example]');

function showChosen(): void {
  const chosen = choices?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  const key = [...chosen].map(({ value }) => value).join(' ');
  for (const example of examples) example.hidden = example.getAttribute('data-example') !== key;
}

choices?.addEventListener('change', showChosen);
// A browser may bring back what was chosen before a reload.
showChosen();
