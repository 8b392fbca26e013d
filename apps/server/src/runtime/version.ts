import { readFileSync } from 'node:fs';

const manifest: unknown = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
);

/** The release that runs, such as '1.0.0'. */
export const VERSION: string = versionOf(manifest);

function versionOf(content: unknown): string {
  const isObject = typeof content === 'object' && content !== null && 'version' in content;
  return isObject ? String(content.version) : 'unknown';
}
