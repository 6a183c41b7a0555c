/** Every "Show" button beside a password turns the field before it, and has the words for both. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-show-password]')) {
  const input = button.parentElement?.querySelector('input');
  const [show, hide] = button.querySelectorAll<HTMLElement>(':scope > span');
  button.addEventListener('click', () => {
    const shown = button.ariaPressed !== 'true';
    button.ariaPressed = String(shown);
    if (input) input.type = shown ? 'text' : 'password';
    if (show) show.hidden = shown;
    if (hide) hide.hidden = !shown;
  });
}
