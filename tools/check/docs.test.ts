import { describe, expect, it } from 'vitest';
import { complaintsAbout } from './docs.ts';

const scripts = new Set(['start', 'test', 'check']);
const complaints = (text: string) => complaintsAbout('README.md', text, scripts);

describe('complaints about a document', () => {
  it('are none where everything it names is there', () => {
    const text =
      'Run `npm test` or npm run check. See [the packages](packages/domain), `tools/check.ts:3`, ' +
      '`apps/web/dist/` and [a site](https://example.com). `GET /pens` is no path.';
    expect(complaints(text)).toEqual([]);
  });

  it.each([
    ['npm run nothing', 'names the script nothing'],
    ['`npm restart`', 'names the script restart'],
    ['[here](docs/nowhere.md#part)', 'names docs/nowhere.md'],
    ['<img src="docs/nowhere.png" alt="">', 'names docs/nowhere.png'],
    ['`tools/nowhere.ts`', 'names tools/nowhere.ts'],
    ['lies in /home/someone/dosewise', 'a path of one machine'],
  ])('name what is wrong with: %s', (text, complaint) => {
    expect(complaints(text)).toEqual([expect.stringContaining(complaint)]);
  });
});
