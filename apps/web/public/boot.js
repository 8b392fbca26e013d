// Runs before the first paint, so that neither the wrong theme nor parts for visitors only ever
// flash up. A file of its own, since the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
      bar.media = bar.dataset.of === theme ? 'all' : 'not all';
  }
  if (localStorage.getItem('token') || localStorage.getItem('place') === 'local')
    document.documentElement.dataset.session = 'kept';
} catch {
  // Storage is blocked: the system's theme and a visitor's page it is.
}
// The calculator as it was built is not what an address with inputs asks for.
if (/[?&](device|strength|steps|mg)=/.test(location.search))
  document.documentElement.dataset.inputs = '';

// What is pressed and entered before the scripts are ready: src/app/loading/early-input.ts does it again.
{
  const early = [];
  const note = ({ type, target }) => early.push({ type, target, value: target.value });
  // As src/ui/fields/number-input.tsx does it: else Chromium drops the comma, and 2,5 becomes 25.
  const enterWithPoint = (event) => {
    if (event.data !== ',' || event.target.type !== 'number') return;
    event.preventDefault();
    document.execCommand('insertText', false, '.');
  };
  for (const type of ['click', 'input']) addEventListener(type, note, true);
  addEventListener('beforeinput', enterWithPoint, true);
  window.stopNoting = () => {
    for (const type of ['click', 'input']) removeEventListener(type, note, true);
    removeEventListener('beforeinput', enterWithPoint, true);
    return early;
  };
}
