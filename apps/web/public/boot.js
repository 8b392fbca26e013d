// Runs before the first paint, so that neither the wrong theme nor parts for visitors only ever
// flash up. A file of its own, since the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('token')) document.documentElement.dataset.session = 'kept';
} catch {
  // Storage is blocked: the system's theme and a visitor's page it is.
}
