import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { SETTING_NAMES } from '../../apps/server/src/runtime/config/config.ts';
import { ROOT } from './step.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const VERSION: string = JSON.parse(read('package.json')).version;

/** Files of the ways to install that are templates of a platform, with what is said about each. */
const TEMPLATES = globSync('deploy/{unraid,truenas,casaos,coolify,helm}/**/*', { cwd: ROOT })
  .filter((file) => /\.(xml|ya?ml)$/.test(file))
  .sort();
const TEXT = TEMPLATES.map(read).join('\n');

/** Words in capitals at which a template sets something: keys, items of lists, `Target` of Unraid. */
const SETTING =
  /^\s*(?:# |- )?([A-Z][A-Z\d_]+)(?:: |=)|Target="([A-Z_]+)"|- name: ([A-Z][A-Z\d_]+)$/gm;
const settingsIn = (text: string): string[] =>
  [...text.matchAll(SETTING)].flatMap((match) => match.slice(1).find(Boolean) ?? []);

it('has a template for each of five platforms', () => {
  const platforms = new Set(TEMPLATES.map((file) => file.split('/')[1]));
  expect([...platforms]).toEqual(['casaos', 'coolify', 'helm', 'truenas', 'unraid']);
});

const YAML = globSync(['*.yaml', '.github/**/*.yaml', 'deploy/**/*.{yml,yaml}'], { cwd: ROOT });
it.each(YAML.filter((file) => !file.includes('helm/templates')))('reads %s', (file) => {
  const documents = parseAllDocuments(read(file));
  expect(documents).toHaveLength(1);
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
});

it('sets nothing but settings that there are', () => {
  const names = new Set(settingsIn(TEXT));
  expect(names.size).toBeGreaterThan(4);
  expect([...names].filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  expect(settingsIn('      MARKETTING: off')).toEqual(['MARKETTING']);
});

it('names this release of one image, its port and its folder', () => {
  const images = [...TEXT.matchAll(/registry\.example\.com\/dosewise:?([\w.]*)/g)];
  expect(images).toHaveLength(5);
  for (const [, tag] of images) expect(['', 'latest', `v${VERSION}`]).toContain(tag);
  expect(read('deploy/helm/Chart.yaml')).toContain(
    `\nversion: ${VERSION}\nappVersion: v${VERSION}`,
  );
  const image = read('Dockerfile');
  expect(image).toContain('EXPOSE 3000\n');
  expect(image).toContain('VOLUME /data\n');
  for (const platform of ['unraid', 'truenas', 'casaos', 'coolify', 'helm/templates']) {
    const text = TEMPLATES.filter((file) => file.includes(`/${platform}/`))
      .map(read)
      .join('\n');
    expect(text, platform).toContain('3000');
    expect(text, platform).toMatch(/:\/data\b|Target="\/data"|mountPath: \/data\b/);
  }
});

it('has no campaigns in any way to install, and says what was not run', () => {
  const off = /\bMARKETING(: '?|=|" Target="MARKETING".*>)(\$\{MARKETING:-)?off\b/;
  const main = TEMPLATES.filter((file) => !/Chart|helm\/templates/.test(file));
  for (const file of [...main, 'compose.yaml']) expect(read(file), file).toMatch(off);
  for (const file of TEMPLATES.filter((name) => !/values|helm\/templates/.test(name))) {
    expect(read(file), file).toContain('It was not run ');
  }
});

const notesOf = (tag: string) =>
  spawnSync(join(ROOT, '.ci/release-notes'), [tag], { encoding: 'utf8' });

it('has notes for this release, with links that lead somewhere, and none for one that is not', () => {
  const { status, stdout } = notesOf(`v${VERSION}`);
  expect(status).toBe(0);
  expect(stdout.length).toBeGreaterThan(200);
  expect(stdout).not.toContain('\n## ');
  expect(stdout).not.toMatch(/\]\((?!https:)/);
  expect(notesOf('v0.0.9').status).toBe(1);
});
