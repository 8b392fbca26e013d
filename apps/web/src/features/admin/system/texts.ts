import type {
  BackupCheck,
  BackupDownload,
  BackupFailureCode,
  CheckedPart,
  FindingState,
  SystemState,
} from '@dosewise/contract';
import { withCount } from '../../../languages/formats/numbers.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** 'every day', 'every 6 hours'. */
function everySoOften(seconds: number): string {
  for (const [size, unit] of [
    [DAY_S, 'day'],
    [HOUR_S, 'hour'],
    [60, 'minute'],
  ] as const) {
    if (seconds === size) return `every ${unit}`;
    if (seconds % size === 0) return `every ${seconds / size} ${unit}s`;
  }
  return `every ${withCount(seconds, 'second')}`;
}

/** The words of the system page. */
export const texts = {
  pageTitle: 'System · Dosewise',
  title: 'System',
  lead: 'The state of this installation.',
  loadFailed: 'We couldn’t load the state of the system.',

  version: 'Version',
  running: (since: string) => `running since ${since}`,
  database: 'Database',
  engines: { sqlite: 'SQLite', postgres: 'PostgreSQL' } satisfies Record<
    SystemState['engine'],
    string
  >,
  lastBackup: 'Last backup',
  noBackup: 'None',
  free: 'Free for backups',
  freeNote: 'on the disk that holds them',
  notKnown: 'Not known',

  findings: 'Health check',
  lookAgain: 'Check again',
  looking: 'Checking the database, mail server and public address…',
  findingsFailed: 'We couldn’t run the health check.',
  allWell: 'No problems found.',
  others: (count: number) => `Fine, or not set up: ${count}`,
  states: {
    good: 'Fine',
    caution: 'Check this',
    fault: 'Problem',
    off: 'Not set up',
  } satisfies Record<FindingState, string>,
  parts: {
    settings: 'Settings',
    server: 'Server',
    database: 'Database',
    disk: 'Disk',
    clock: 'Clock',
    address: 'Address',
    proxy: 'Proxy',
    mail: 'Email',
    push: 'Notifications',
    webhooks: 'Webhooks',
    oidc: 'OpenID',
    backups: 'Backups',
  } satisfies Record<CheckedPart, string>,

  backups: 'Backups',
  plan: (seconds: number | null, keep: number) =>
    seconds === null
      ? 'No automatic backups (BACKUP_EVERY is off), except one before every upgrade of the database.'
      : `A backup is made ${everySoOften(seconds)}, and before every upgrade of the database. The last ${keep} are kept. Each is read back and checked.`,
  folder: (folder: string) => `They are in ${folder}. Copy them to another machine.`,
  next: (time: string) => `The next one is due on ${time}.`,
  underWay: 'A backup is being made now.',
  none: 'There is no backup yet.',
  files: 'Backups in the folder',
  rows: (rows: number) => withCount(rows, 'row'),
  beforeUpgrade: 'Before an upgrade',
  checks: {
    whole: 'Intact',
    damaged: 'Damaged',
    unchecked: 'Not checked yet',
    missing: 'Missing',
  } satisfies Record<BackupCheck, string>,
  checked: (time: string) => `Read back ${time}.`,
  damagedTitle: (count: number) =>
    count === 1 ? 'A backup is damaged' : `${count} backups are damaged`,
  damagedAdvice:
    'A damaged backup cannot be read back, so the disk may be failing. Look at the disk, and make a backup now.',
  failedTitle: (time: string) => `No backup was made on ${time}`,
  failures: {
    disk_full: 'The disk is full.',
    no_folder: 'Its folder cannot be written to.',
    damaged: 'What was written could not be read back.',
    server_stopped: 'The server stopped during the backup. It will try again.',
    other: 'The server’s log says why.',
  } satisfies Record<BackupFailureCode, string>,
  make: 'Make a backup now',
  makeFailed: 'The backup could not be made.',
  made: (name: string) => `${name} was made and read back.`,
  downloads: {
    off: 'Downloads are off, so that a stolen admin account does not give access to everything. Copy backups on the server, or set BACKUP_RECIPIENT to allow encrypted downloads.',
    encrypted:
      'Downloads are encrypted for BACKUP_RECIPIENT. Open them with age and its secret key.',
  } satisfies Record<Exclude<BackupDownload, 'plain'>, string>,
  download: 'Download',
  downloadOf: (time: string) => `Download the backup of ${time}`,
  downloadFailed: 'The backup could not be downloaded.',
  keepSafe: 'A backup contains everyone’s health records: keep it as safe as this server.',

  sending: 'Email and notifications',
  mail: 'Email',
  transports: {
    smtp: 'Sent by the mail server',
    outbox: 'Not sent: emails are written to the folder outbox',
  } satisfies Record<SystemState['mail']['transport'], string>,
  waiting: 'Waiting to be sent',
  unconfirmed: 'Unconfirmed',
  browsers: 'Browsers notified',
  noBrowsers: 'Not set up: set PUBLIC_URL to an https address, or set MAIL_FROM',
  ntfy: 'ntfy',
  noNtfy: 'Not offered',
  hosts: (count: number) => withCount(count, 'host'),
};
