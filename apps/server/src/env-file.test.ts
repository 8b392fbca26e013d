import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvFile } from './env-file.ts';

const read = (text: string) => readEnvFile(Buffer.from(text));

describe('a file of settings', () => {
  it.each([
    ['in UTF-8', Buffer.from('\uFEFFPUBLIC_URL=https://pens.example.com\nTRUST_PROXY=on\n')],
    [
      'in UTF-16',
      Buffer.from('\uFEFFPUBLIC_URL=https://pens.example.com\r\nTRUST_PROXY=on\r\n', 'utf16le'),
    ],
  ])('keeps its first line behind a byte-order mark %s', (_in, bytes) => {
    expect(readEnvFile(bytes)).toEqual({
      values: { PUBLIC_URL: 'https://pens.example.com', TRUST_PROXY: 'on' },
      doubts: [],
    });
  });

  it.each([
    ['A=correct-horse#battery', /^Line 2 of \.env: the value of A ends before its #\.$/],
    ['A=correct horse #battery', /ends before its #/],
    ['A=correct horse# battery', /ends before its #/],
    ['A=#', null],
    ['A=#abc', /ends before its #/],
    ['A=on # behind a proxy, see #3', null],
    ['A=on #', null],
    ['# A=b#c', null],
    ["A='correct#horse'", null],
    ['A="correct#horse" # quoted', null],
    ['A="correct', /the quote that opens the value of A is not closed in that line/],
    ["A='correct#horse", /is not closed/],
    ['A=`correct', /is not closed/],
    ['export A="correct', /is not closed/],
    ['A="correct"horse', /the value of A ends at its second quote/],
    ['A="cor\\"rect"', /ends at its second quote/],
    ["A=it's", null],
    ['A=', null],
    ['A=""', null],
  ])('with the line %s', (line, doubt) => {
    const { doubts } = read(`FIRST=1\n${line}\n`);
    const says = doubt && expect.stringMatching(doubt);
    expect(doubts).toEqual(says === null ? [] : [{ says, advice: expect.any(String) }]);
    expect(JSON.stringify(doubts)).not.toMatch(/horse|correct|abc/);
  });

  it('raises no doubt as the example that every installation copies', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    // As if every setting were switched on.
    const { doubts } = read(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
    expect(doubts).toEqual([]);
  });
});

it('is doubted at the start, before what is wrong stops it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dosewise-env-'));
  writeFileSync(join(folder, '.env'), '\uFEFFPUBLIC_URL=ftp://x\nADMIN_PASSWORD=horse#battery\n');
  const [loader, main] = ['./env-file.ts', './main.ts'].map(
    (path) => new URL(path, import.meta.url).href,
  );
  const program = `(await import('${loader}')).loadEnvFile(); await import('${main}');`;
  const { PATH } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { PATH },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(
    /^Warning: Line 2 of \.env: the value of ADMIN_PASSWORD ends before its #/,
  );
  expect(stderr).toMatch(/^Cannot start\. A setting is wrong:\nPUBLIC_URL must be/);
});
