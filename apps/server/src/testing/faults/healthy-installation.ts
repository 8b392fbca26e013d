import type { CheckedPart, FindingState } from '@dosewise/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type DatabaseLocation, openToRead } from '../../db/engines/open-database.ts';
import { findFaults } from '../../features/admin/system/findings/find-faults.ts';
import type { Installation } from '../../features/admin/system/findings/installation.ts';
import { makeBackup } from '../../runtime/backups/make-backup.ts';
import { type Config, readConfig } from '../../runtime/config/config.ts';
import { createUser } from '../factories.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { findUserId } from '../user-id.ts';
import { SMTP_PASSWORD, SMTP_SENDER, startSmtp, startTls } from './faulty-servers.ts';

/** An installation at which nothing is wrong, and what a test makes a fault of. */
export interface HealthyInstallation {
  readonly test: TestApp;
  readonly userId: string;
  readonly smtp: { readonly host: string };
  readonly settings: Readonly<Record<string, string>>;
  readonly healthy: Installation;
  /** The settings with some of them changed; the database and the folders are those of the test. */
  configWith(changed: Record<string, string>): Config;
  /** Another view of the database, as the command has it. */
  readFrom(location: DatabaseLocation): Pick<Installation, 'db' | 'config'>;
  run(statement: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Undoes something after the test. */
export const later = (undo: () => unknown): void => onTestFinished(async () => void (await undo()));

async function startHealthyInstallation(): Promise<HealthyInstallation> {
  const test = await createTestApp();
  test.setNow(Date.now());
  const userId = await findUserId(test.db, (await createUser(test)).email);
  await makeBackup(test.context);
  const [tls, smtp] = [await startTls(), await startSmtp()];
  const settings = {
    PUBLIC_URL: tls.url,
    TRUST_PROXY: 'on',
    SMTP_URL: `smtp://us:${SMTP_PASSWORD}@${smtp.host}?requireTLS=false`,
    MAIL_FROM: `Dosewise <${SMTP_SENDER}>`,
    OIDC_ISSUER: tls.url,
    OIDC_CLIENT_ID: 'dosewise',
    OIDC_CLIENT_SECRET: SMTP_PASSWORD,
  };
  const configWith = (changed: Record<string, string>): Config => {
    const { database, outbox, backups } = test.context.config;
    const read = readConfig({ ...settings, ...changed });
    return { ...read, database, outbox, backups: { ...read.backups, folder: backups.folder } };
  };
  const healthy = {
    config: configWith({}),
    db: test.db,
    now: Date.now,
    disk: { freeBytes: () => 50e9, mayWrite: () => true },
    authority: tls.authority,
  };
  return {
    test,
    userId,
    smtp,
    settings,
    healthy,
    configWith,
    readFrom: (location) => {
      const db = openToRead(location);
      later(() => db.destroy());
      return { db, config: { ...healthy.config, database: location } };
    },
    run: (statement) => sql.raw(statement).execute(test.db),
    close: async () => {
      tls.close();
      smtp.close();
      await test.close();
    },
  };
}

/** An installation for the tests of a file, which is there as soon as they run. */
export function useHealthyInstallation(): HealthyInstallation {
  // A cast: it is filled before the first test.
  const place = {} as HealthyInstallation;
  beforeAll(async () => void Object.assign(place, await startHealthyInstallation()));
  afterAll(() => place.close());
  return place;
}

/** Changes a healthy installation into one with a fault. */
export type Plant = () => Promise<Partial<Installation>> | Partial<Installation>;

/** A fault, and the finding that names it. */
export type Planted = readonly [
  fault: string,
  finding: readonly [CheckedPart, FindingState, RegExp],
  plant: Plant,
];

/** Tests that each fault is named once it was planted, and that no finding tells a secret. */
export function itNames(place: HealthyInstallation, planted: readonly Planted[]): void {
  it.each(planted)('names it when %s', async (_fault, [part, state, says], plant) => {
    const findings = await findFaults({ ...place.healthy, ...(await plant()) });
    expect(findings).toContainEqual({
      part,
      state,
      says: expect.stringMatching(says),
      advice: expect.any(String),
    });
    for (const { says: said, advice } of findings) {
      expect(`${said} ${advice ?? ''}`).not.toMatch(/quokka|wombat|undefined|NaN|null/);
    }
  });
}
