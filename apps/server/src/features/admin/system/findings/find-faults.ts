import { CHECKED_PARTS, type CheckedPart, type Finding } from '@dosewise/contract';
import { checkAddress, checkProxy } from './address-checks.ts';
import { checkBackups, checkBackupsFolder } from './backups-check.ts';
import { checkDatabase } from './database-check.ts';
import { found, type Installation, reasonOf } from './installation.ts';
import { checkClock, checkDisk, type HeardClock } from './machine-checks.ts';
import { checkMail, checkOidc, checkPush, checkQueue, checkWebhooks } from './sending-checks.ts';
import { texts } from './texts.ts';

/** The longest that one look may take, in ms. Reading a large backup back takes some of it. */
const LONGEST_MS = 60_000;

/** Looks at every part of an installation that may be at fault. It changes nothing. */
export async function findFaults(installation: Installation): Promise<Finding[]> {
  const heard: HeardClock[] = [];
  const { isReadable, ...database } = await checkDatabase(installation).catch((error) => ({
    findings: [couldNot('database', error)],
    isReadable: false,
  }));
  const asked = (part: CheckedPart, check: (place: Installation) => Promise<Finding[]>) =>
    isReadable ? look(part, check(installation)) : [];
  const parts = await Promise.all([
    look('disk', checkDisk(installation)),
    look('address', checkAddress(installation, heard)),
    checkProxy(installation),
    look('mail', checkMail(installation)),
    asked('mail', checkQueue),
    asked('push', checkPush),
    asked('webhooks', checkWebhooks),
    look('oidc', checkOidc(installation, heard)),
    isReadable ? look('backups', checkBackups(installation)) : checkBackupsFolder(installation),
  ]);
  // After those who heard what other clocks say.
  const clock = await look('clock', checkClock(installation, heard, isReadable));
  return inOrder([...checkSettings(installation), ...database.findings, ...clock, ...parts.flat()]);
}

/** The findings by their part: first what the others rest on. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => CHECKED_PARTS.indexOf(a.part) - CHECKED_PARTS.indexOf(b.part));

function checkSettings({ config }: Installation): Finding[] {
  const { settings } = texts;
  return config.rateLimit
    ? [found('settings', 'good', settings.good)]
    : [found('settings', 'fault', settings.noLimits, settings.noLimitsAdvice)];
}

/** Waits for a look, but not for ever; what fails in a way that no one foresaw is a fault too. */
async function look(part: CheckedPart, looking: Promise<Finding[]>): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => resolve([couldNot(part)]), LONGEST_MS);
  });
  try {
    return await Promise.race([looking, late]);
  } catch (error) {
    return [couldNot(part, error)];
  } finally {
    clearTimeout(timer);
  }
}

const couldNot = (part: CheckedPart, error?: unknown): Finding =>
  found(
    part,
    'fault',
    texts.failed(error === undefined ? texts.tooLong : reasonOf(error)),
    texts.failedAdvice,
  );
