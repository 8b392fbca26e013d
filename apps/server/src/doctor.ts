import type { CheckedPart, Finding, FindingState } from '@dosewise/contract';
import { openToRead } from './db/engines/open-database.ts';
import { envFileDoubts } from './env-file.ts';
import { checkServer } from './features/admin/system/findings/address-checks.ts';
import { findFaults, inOrder } from './features/admin/system/findings/find-faults.ts';
import { found, THIS_DISK } from './features/admin/system/findings/installation.ts';
import { texts } from './features/admin/system/findings/texts.ts';
import { type Config, ConfigError, readConfig, SETTING_NAMES } from './runtime/config/config.ts';

const WORDS: Readonly<Record<FindingState, string>> = {
  good: 'ok',
  caution: 'check',
  fault: 'FAULT',
  off: 'off',
};

/** Looks at the installation of the settings from beside the server, which need not run. */
async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { wrongAdvice } = texts.settings;
    const lines = error.message.split('\n');
    return [...doubtful(), ...lines.map((line) => found('settings', 'fault', line, wrongAdvice))];
  }
  const [server, rest] = await Promise.all([checkServer({ config }), examineRest(config)]);
  return inOrder([...doubtful(), ...misspelt(env), ...server, ...rest]);
}

async function examineRest(config: Config): Promise<Finding[]> {
  const db = openToRead(config.database);
  try {
    return await findFaults({ config, db, now: Date.now, disk: THIS_DISK });
  } finally {
    await db.destroy();
  }
}

/** The lines of .env that are probably not meant as they count. */
const doubtful = (): Finding[] =>
  envFileDoubts().map(({ says, advice }) => found('settings', 'caution', says, advice));

/** The names that look like a setting with a letter or two wrong. */
function misspelt(env: NodeJS.ProcessEnv): Finding[] {
  const { unknown, unknownAdvice } = texts.settings;
  return Object.keys(env)
    .filter((name) => !SETTING_NAMES.includes(name))
    .flatMap((name) => {
      const meant = SETTING_NAMES.find((known) => known.length > 6 && distance(name, known) <= 2);
      return meant ? [found('settings', 'caution', unknown(name), unknownAdvice(meant))] : [];
    });
}

/** The letters to change, add or leave out from one name to another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** One line: the state, the part, how it is and what to do. */
function lineOf({ part, state, says, advice }: Finding): string {
  const name: Readonly<Record<CheckedPart, string>> = texts.parts;
  const does = advice === null ? '' : `  → ${advice}`;
  return `${WORDS[state].padEnd(6)} ${name[part].padEnd(14)} ${says}${does}\n`;
}

const findings = await examine(process.env);
process.stdout.write(findings.map(lineOf).join(''));
process.exit(findings.some(({ state }) => state === 'fault') ? 1 : 0);
