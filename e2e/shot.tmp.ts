import { launchBrowser } from './fixtures/browser.ts';
const url = 'http://127.0.0.1:4471';
const [path = '/weight', unit = 'st', name = 'w', script = ''] = process.argv.slice(2);
const login = await fetch(`${url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'demo@example.com', password: 'weekly pen demo' }) });
const { token } = await login.json();
await fetch(`${url}/api/user/units`, { method: 'PUT', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ weight: unit, height: unit === 'kg' ? 'cm' : 'ft' }) });
const browser = await launchBrowser();
for (const [width, scheme] of [[360, 'light'], [1280, 'light'], [360, 'dark'], [1280, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('console', (m) => console.log(m.type(), m.text()));
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((t) => localStorage.setItem('token', t), token);
  await page.goto(url + path);
  await page.waitForTimeout(1500);
  if (script) await page.evaluate(script);
  await page.screenshot({ path: `/tmp/shots/${name}-${unit}-${width}-${scheme}.png`, fullPage: true });
  if (width === 1280 && scheme === 'light') {
    const text = await page.evaluate(() => document.body.innerText + [...document.querySelectorAll('[aria-label],[placeholder]')].map((e) => `${e.getAttribute('aria-label')} ${e.getAttribute('placeholder')}`).join('\n') + document.body.textContent);
    console.log('kg lines:', [...text.matchAll(/.{0,40}\b(kg|cm)\b.{0,30}/g)].map(([m]) => m).slice(0, 10));
  }
  await context.close();
}
await browser.close();
process.exit(0);
