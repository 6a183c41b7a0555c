// Runs in the head, before anything is painted: the theme and whether someone is logged in.
(() => {
  const root = document.documentElement;
  try {
    if (localStorage.getItem('darkMode') === 'false') root.classList.remove('dark');
    if (localStorage.getItem('pocketbase_auth')?.includes('"token"')) root.dataset.session = 'in';
  } catch {
    // A browser that forbids storage gets the default theme and the visitor's page.
  }
})();
