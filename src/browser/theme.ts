import { themeKey } from './before-paint.ts';
import { themeId } from './markup.ts';

const root = document.documentElement;
const toggle = document.getElementById(themeId);

function show(dark: boolean): void {
  root.classList.toggle('dark', dark);
  toggle?.setAttribute('aria-pressed', String(dark));
}

show(root.classList.contains('dark'));

toggle?.addEventListener('click', () => {
  const dark = !root.classList.contains('dark');
  show(dark);
  localStorage.setItem(themeKey, String(dark));
});

addEventListener('storage', ({ key, newValue }) => {
  if (key === themeKey) show(newValue !== 'false');
});
