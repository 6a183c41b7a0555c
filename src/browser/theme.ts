const root = document.documentElement;
const toggle = document.getElementById('theme-toggle');

function show(dark: boolean): void {
  root.classList.toggle('dark', dark);
  toggle?.setAttribute('aria-pressed', String(dark));
}

show(root.classList.contains('dark'));

toggle?.addEventListener('click', () => {
  const dark = !root.classList.contains('dark');
  show(dark);
  localStorage.setItem('darkMode', String(dark));
});

addEventListener('storage', ({ key, newValue }) => {
  if (key === 'darkMode') show(newValue !== 'false');
});
