import { expect, it } from 'vitest';
import { isKnownScanner } from './known-scanners.ts';

it.each([
  '',
  ' ',
  'Mozilla/5.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  'BarracudaCentral/1.0',
  'Mozilla/5.0 (Linux; Android 11; CUBOT_X30) AppleWebKit/537.36 (compatible; Googlebot/2.1)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'python-requests/2.32.0',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36',
])('knows that %j is no person', (userAgent) => {
  expect(isKnownScanner(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.0',
  'Microsoft Office/16.0 (Microsoft Outlook 16.0.17928; Pro)',
  'Mozilla/5.0 (Linux; Android 11; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
])('takes %j for a person', (userAgent) => {
  expect(isKnownScanner(userAgent)).toBe(false);
});
