import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { texts } from './admin-texts.ts';

/** The settings of a file. */
interface EnvFile {
  readonly values: Readonly<Record<string, string>>;
  readonly doubts: readonly Doubt[];
}

/** A line that is probably not meant as it counts. Neither sentence holds its value. */
interface Doubt {
  readonly says: string;
  readonly advice: string;
}

/** Reads a file of settings as Node does, but for the mark of its byte order, which some editors put first. */
export function readEnvFile(bytes: Uint8Array): EnvFile {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  // Takes the mark off, too.
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  const doubts = text.split(/\r?\n/).flatMap((line, index) => {
    const [, name = '', value = ''] =
      /^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    const kind = doubtOf(value);
    if (kind === null) return [];
    const { says, advice } = texts.envFile[kind];
    return [{ says: says(index + 1, name), advice }];
  });
  return { values: parseEnv(text) as Record<string, string>, doubts };
}

/** The part of a value that Node does not take as it stands; null: none. */
function doubtOf(value: string): keyof typeof texts.envFile | null {
  const [quote = ''] = /^["'`]/.exec(value) ?? [];
  if (quote === '') {
    // A comment stands apart, as 'on # behind a proxy'.
    return /#/.test(value.replace(/(^|\s)#(\s.*)?$/, '')) ? 'hash' : null;
  }
  const end = value.indexOf(quote, 1);
  if (end < 0) return 'openQuote';
  return /^\s*(#|$)/.test(value.slice(end + 1)) ? null : 'afterQuote';
}

let doubts: readonly Doubt[] = [];

/** The doubts about the file that this process took its settings from. */
export const envFileDoubts = (): readonly Doubt[] => doubts;

/** Takes the settings of the file .env, where there is one; the environment's own are stronger. */
export function loadEnvFile(): void {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync('.env');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  const file = readEnvFile(bytes);
  doubts = file.doubts;
  for (const [name, value] of Object.entries(file.values)) process.env[name] ??= value;
}
