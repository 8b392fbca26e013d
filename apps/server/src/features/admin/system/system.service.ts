import type { BackupDownload, Finding, SystemState } from '@dosewise/contract';
import type { Scope } from '../../../context.ts';
import { databaseBytes } from '../../../db/engines/database-size.ts';
import type { AppContext } from '../../../outgoing/channels/app-context.ts';
import { vapidSubject } from '../../../outgoing/channels/web-push/vapid.ts';
import { countOpenMails } from '../../../outgoing/ledger/open-mails.queries.ts';
import { freeBytes } from '../../../runtime/backups/backup-folder.ts';
import { nextBackupAt } from '../../../runtime/backups/backup-rounds.ts';
import { checkBackups } from '../../../runtime/backups/check-backups.ts';
import type { BackupConfig } from '../../../runtime/config/config.ts';
import { VERSION } from '../../../runtime/version.ts';
import { knownBackups } from './backups.service.ts';
import { findFaults } from './findings/find-faults.ts';
import { THIS_DISK } from './findings/installation.ts';
import { countSubscriptions } from './system.queries.ts';

/** The time that an admin waits for changed files to be read, in ms. The rest is 'unchecked'. */
const LOOK_MS = 1000;

/** The state of this installation, for its operator. */
export async function readSystem(context: AppContext): Promise<SystemState> {
  const { config, db, now } = context;
  await inTime(checkBackups(context));
  const { rows, files, failed } = await knownBackups(context);
  const { everyMs, keep, folder } = config.backups;
  return {
    version: VERSION,
    startedAt: new Date(now() - process.uptime() * 1000).toISOString(),
    engine: config.database.engine,
    sizes: {
      databaseBytes: await databaseBytes(db, config.database),
      backupsBytes: files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
      freeBytes: await freeBytes(folder),
    },
    lastBackup: files[0] ?? null,
    backups: {
      everySeconds: everyMs === null ? null : everyMs / 1000,
      keep,
      folder,
      download: downloadKind(config.backups),
      isUnderWay: rows.some(({ status }) => status === 'writing'),
      nextAt:
        everyMs === null
          ? null
          : new Date(Math.max(now(), nextBackupAt(rows, everyMs, now()))).toISOString(),
      failed,
      files,
    },
    mail: await readMail({ db, now: now() }, config.smtpUrl === null ? 'outbox' : 'smtp'),
    push: {
      browsers: vapidSubject(config) !== null,
      subscriptions: await countSubscriptions(db),
      ntfyHosts: config.ntfyHosts.length,
    },
  };
}

/** The look at each installation that is under way, for all who ask meanwhile: it calls others. */
const looking = new WeakMap<AppContext, Promise<Finding[]>>();

/** Looks at every part that may be at fault. */
export function readFindings(context: AppContext): Promise<Finding[]> {
  const look =
    looking.get(context) ??
    findFaults({ ...context, disk: THIS_DISK }).finally(() => looking.delete(context));
  looking.set(context, look);
  return look;
}

function downloadKind({ mayDownload, recipient }: BackupConfig): BackupDownload {
  if (recipient !== null) return 'encrypted';
  return mayDownload ? 'plain' : 'off';
}

async function readMail(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  transport: SystemState['mail']['transport'],
): Promise<SystemState['mail']> {
  const open = await countOpenMails(db, now);
  const count = (...wanted: string[]) =>
    open.filter(({ status }) => wanted.includes(status)).reduce((sum, row) => sum + row.count, 0);
  return {
    transport,
    waiting: count('queued'),
    sending: count('claimed', 'sending'),
    unconfirmed: count('unconfirmed'),
  };
}

/** Waits for `work`, but not for long; it goes on by itself. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOOK_MS);
  });
  // A failure is that of the database, which what follows meets too.
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
