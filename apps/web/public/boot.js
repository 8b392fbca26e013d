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
// The language: of the address, as chosen, or as the browser wishes. Its words come before every other script. What a
// proxy, a worker or a host without a server gives in another language is hidden until it is drawn anew.
{
  // The build puts the files of each language here, without what all their names have in common.
  const FILES = {};
  const root = document.documentElement;
  const base = new URL('.', document.currentScript.src);
  const path = `/${location.pathname.slice(base.pathname.length)}`;
  const among = (tag) => Object.keys(FILES).find((own) => own.split('-')[0] === tag.split('-')[0]);
  const wished = () => {
    for (const tag of navigator.languages) {
      const own = tag.startsWith('en') ? 'en' : among(tag);
      if (own) return own;
    }
  };
  const isRendered = ['/', '/calculator', '/help'].includes(path);
  const ofPath = among(/^\/([a-z]{2})(\/help)?\/?$/.exec(path)?.[1] ?? 'none');
  let chosen = null;
  try {
    chosen = localStorage.getItem('language');
    // The pages that it leads to go on in it.
    if (ofPath && chosen === null) localStorage.setItem('language', ofPath);
  } catch {
    // Storage is blocked.
  }
  const language = ofPath || chosen || wished();
  const files = FILES[language];
  if (isRendered && root.lang !== (files ? language : 'en')) root.dataset.otherLanguage = '';
  if (files) {
    // Nobody chose it: the way to English is in sight.
    if (!ofPath && chosen === null) root.dataset.offered = 'en';
    const [first, others] = files.map(
      (name) => new URL(`assets/languages/${language}-${name}.js`, base).href,
    );
    // Where it is written it runs: before the page's own module, and with it, not after.
    document.write(
      `<link rel="modulepreload" crossorigin href="${others}"><script type="module" crossorigin src="${first}"></script>`,
    );
  }
}
// The calculator as it was built is not what an address with inputs asks for.
if (/[?&](device|strength|steps|mg)=/.test(location.search))
  document.documentElement.dataset.inputs = '';

// What is pressed and entered before the scripts are ready: src/app/loading/early-input.ts does it again.
{
  const early = [];
  const note = ({ type, target }) => early.push({ type, target, value: target.value });
  for (const type of ['click', 'input']) addEventListener(type, note, true);
  window.stopNoting = () => {
    for (const type of ['click', 'input']) removeEventListener(type, note, true);
    return early;
  };
}
