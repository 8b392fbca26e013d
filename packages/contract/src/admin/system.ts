import * as z from 'zod/mini';
import { described, named } from '../annotations.ts';
import { text } from '../fields.ts';
import { defineRoute } from '../route.ts';

/** The state of a backup: read back whole, found damaged, not read yet, gone from its folder. */
export const BACKUP_CHECKS = ['whole', 'damaged', 'unchecked', 'missing'] as const;
export type BackupCheck = (typeof BACKUP_CHECKS)[number];

/** The ways in which backups may be downloaded, if at all. */
export const BACKUP_DOWNLOADS = ['off', 'encrypted', 'plain'] as const;
export type BackupDownload = (typeof BACKUP_DOWNLOADS)[number];

/** The reasons that a backup could not be made. */
export const BACKUP_FAILURES = [
  'disk_full',
  'no_folder',
  'damaged',
  'server_stopped',
  'other',
] as const;
export type BackupFailureCode = (typeof BACKUP_FAILURES)[number];

/** A backup that can be downloaded, unless it is missing. */
export const backup = named(
  'Backup',
  z.object({
    name: z.string(),
    madeAt: described(z.string(), 'UTC instant'),
    isUpgrade: described(z.boolean(), 'Whether it was made before an upgrade of the database'),
    bytes: z.nullable(z.int()),
    rows: z.nullable(z.int()),
    check: described(z.enum(BACKUP_CHECKS), 'What the last look at the file came to'),
    checkedAt: described(z.nullable(z.string()), 'UTC instant of that look'),
  }),
);

export type Backup = z.output<typeof backup>;

/** The state of an installation for its operator. Nothing in it is of a user. */
export const systemState = named(
  'SystemState',
  z.object({
    version: z.string(),
    startedAt: described(z.string(), 'UTC instant at which this process started'),
    engine: z.enum(['sqlite', 'postgres']),
    sizes: z.object({
      databaseBytes: z.int(),
      backupsBytes: z.int(),
      freeBytes: described(z.nullable(z.int()), 'On the disk of the backups; null: no folder yet'),
    }),
    lastBackup: described(z.nullable(backup), 'The newest there is'),
    backups: z.object({
      everySeconds: described(z.nullable(z.int()), 'Null: none by itself'),
      keep: described(z.int(), 'How many stay'),
      folder: z.string(),
      download: described(
        z.enum(BACKUP_DOWNLOADS),
        'Whether admins may download them: no, encrypted for whom the operator named, as they are',
      ),
      isUnderWay: z.boolean(),
      nextAt: described(z.nullable(z.string()), 'UTC instant; null: none by itself'),
      failed: described(
        z.nullable(z.object({ at: z.string(), reason: z.enum(BACKUP_FAILURES) })),
        'The last try, where nothing came of it; null where a backup did',
      ),
      files: described(z.array(backup), 'Newest first'),
    }),
    mail: z.object({
      transport: described(z.enum(['smtp', 'outbox']), 'outbox: mails become files'),
      waiting: z.int(),
      sending: z.int(),
      unconfirmed: z.int(),
    }),
    push: z.object({
      browsers: described(z.boolean(), 'Whether this server can notify browsers'),
      subscriptions: described(z.int(), 'Browsers that are notified'),
      ntfyHosts: described(z.int(), 'Hosts of ntfy that people may name'),
    }),
  }),
);

export type SystemState = z.output<typeof systemState>;

/** Version, sizes, backups, mail and notifications of an installation. */
export const getSystem = defineRoute({
  id: 'getSystem',
  method: 'GET',
  path: '/admin/system',
  access: 'admin',
  reads: ['backups'],
  summary:
    'Returns the version, database engine, sizes, and the state of backups, email and notifications.',
  status: 200,
  response: systemState,
  errors: [],
});

/** The parts of an installation that are looked at for faults. */
export const CHECKED_PARTS = [
  'settings',
  'server',
  'database',
  'disk',
  'clock',
  'address',
  'proxy',
  'mail',
  'push',
  'webhooks',
  'oidc',
  'backups',
] as const;
export type CheckedPart = (typeof CHECKED_PARTS)[number];

/** The state of a part: as it should be, worth a look, at fault, not set up. */
export const FINDING_STATES = ['good', 'caution', 'fault', 'off'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** The outcome of a look at one part. Nothing in it is of a user, and no secret. */
export const finding = named(
  'Finding',
  z.object({
    part: z.enum(CHECKED_PARTS),
    state: described(
      z.enum(FINDING_STATES),
      'As it should be, worth a look, at fault, or not set up',
    ),
    says: described(z.string(), 'A sentence on how it is'),
    advice: described(z.nullable(z.string()), 'What to do; null: nothing'),
  }),
);

export type Finding = z.output<typeof finding>;

/** A look at every part of an installation that may be at fault. It changes nothing. */
export const findFaults = defineRoute({
  id: 'findFaults',
  method: 'GET',
  path: '/admin/system/findings',
  access: 'admin',
  reads: [],
  summary:
    'Checks settings, database, disk, clock, address, email, notifications and backups, and reports any problems.',
  status: 200,
  response: z.array(finding),
  errors: [],
});

/** The steps of setting up an installation, besides its first admin. */
export const SETUP_STEPS = ['mail', 'address', 'backups', 'people', 'prices'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Says of each step of setting up an installation whether it is done, by how things are now. */
export const getSetupSteps = defineRoute({
  id: 'getSetupSteps',
  method: 'GET',
  path: '/admin/setup-steps',
  access: 'admin',
  reads: ['backups', 'prices', 'invites'],
  summary: 'Returns which setup steps are done: email, address, backups, who may register, prices.',
  status: 200,
  response: z.record(
    z.enum(SETUP_STEPS),
    described(z.boolean(), 'Whether nothing is left to do; people: not everyone may register'),
  ),
  errors: [],
});

/** Makes a backup now, and answers when it was read back. */
export const makeBackup = defineRoute({
  id: 'makeBackup',
  method: 'POST',
  path: '/admin/backups',
  access: 'admin',
  opensDoor: 'always',
  changes: ['backups'],
  summary: 'Makes a backup now, and returns when it has been read back.',
  status: 201,
  response: backup,
  errors: ['backup_under_way', 'backup_failed'],
});

/** A backup as a file. It holds all users' records. */
export const downloadBackup = defineRoute({
  id: 'downloadBackup',
  method: 'GET',
  path: '/admin/backups/:name',
  access: 'admin',
  opensDoor: 'always',
  summary:
    'Downloads a backup with the records of all users, if the operator allows it; encrypted if BACKUP_RECIPIENT is set.',
  params: z.object({ name: text('Name', 1, 100) }),
  status: 200,
  response: z.null(),
  download: 'application/gzip',
  errors: ['not_found', 'backup_download_off'],
});
