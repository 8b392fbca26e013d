import { beforeAll, expect, it } from 'vitest';
import { speakEveryLanguage } from '../../languages/every-language.ts';
import { judgeReply, readStatus, sayOutcome } from './send-outcome.ts';
import { STORED_SENTENCES } from './stored-sentences.ts';
import { texts } from './texts.ts';

beforeAll(() => speakEveryLanguage(false));

it.each([
  [201, '201 taken', '201, accepted'],
  [302, '302 elsewhere', '302, it redirected us to another address, which we don’t follow'],
  [410, '410 ended', '410, this subscription has ended'],
  [413, '413 tooLong', '413, the message is too long'],
  [500, '500 problem', '500, the service has a problem'],
])('stores a reply of %i as %s and says %s', (status, code, words) => {
  const outcome = judgeReply({ status, retryAfter: undefined }, 0);
  expect(outcome.code).toBe(code);
  expect(sayOutcome(code, 'en')).toBe(words);
  expect(readStatus(code)).toBe(status);
});

it('says each code in the language of its reader', () => {
  for (const [code, words] of Object.entries(texts.answers)) {
    expect(sayOutcome(code, 'en')).toBe(words);
    expect(sayOutcome(code, 'de')).not.toBe(words);
    expect(sayOutcome(code, 'de')).not.toBe(code);
  }
  expect(sayOutcome('410 ended', 'de')).toMatch(/^410, [^e]/);
});

it('reads the sentences that were stored up to 1.0 as their codes', () => {
  for (const [sentence, code] of Object.entries(STORED_SENTENCES)) {
    const [before, since] = code in texts.answers ? ['', ''] : ['410, ', '410 '];
    const said = sayOutcome(before + sentence, 'de');
    expect(said).toBe(sayOutcome(since + code, 'de'));
    expect(said).not.toBe(before + sentence);
  }
  expect(readStatus('410, this subscription has ended')).toBe(410);
  expect(readStatus('Not sent yet')).toBeNull();
});

it('says what is no code of ours as it stands', () => {
  expect(sayOutcome('something else', 'de')).toBe('something else');
  expect(sayOutcome('451', 'de')).toBe('451');
});
