const form = document.querySelector<HTMLFormElement>('#example-form');
const examples = document.querySelectorAll<HTMLElement>('[data-example]');

form?.addEventListener('change', () => {
  const chosen = new FormData(form);
  const key = ['topic', 'tone', 'platform'].map((name) => chosen.get(name)).join(' ');
  for (const example of examples) example.hidden = example.getAttribute('data-example') !== key;
});
