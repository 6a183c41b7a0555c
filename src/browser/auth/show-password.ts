import { t } from '#shared/language/t.ts';

/** Every "Show" button beside a password turns the field before it. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
  const input = button.parentElement?.querySelector('input');
  const word = button.firstChild;
  button.addEventListener('click', () => {
    const shown = button.ariaPressed !== 'true';
    button.ariaPressed = String(shown);
    if (input) input.type = shown ? 'text' : 'password';
    if (word) word.textContent = shown ? t('Hide') : t('Show');
  });
}
