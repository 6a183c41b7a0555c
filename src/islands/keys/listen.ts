/** Nothing of the shortcuts is loaded before somebody presses a key, which then is the first they get. */
export function listenForKeys(): void {
  const begin = (event: KeyboardEvent) => {
    import('./shortcuts.ts').then(
      ({ followKeys }) => followKeys(event),
      // The next key asks again.
      listenForKeys,
    );
  };
  addEventListener('keydown', begin, { once: true });
}
