/** The facts in the name of one of our files. */
interface NamedBackup {
  /** The time at which it was begun, in epoch ms. */
  readonly madeAt: number;
  /** True for one that was made before a migration. */
  readonly isUpgrade: boolean;
}

const NAME = /^dosewise-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z(-upgrade)?\.backup$/;

/** 'dosewise-20261121T120000000Z.backup': names sort by their time. */
export function backupName({ madeAt, isUpgrade }: NamedBackup): string {
  const time = new Date(madeAt).toISOString().replace(/[-:.]/g, '');
  return `dosewise-${time}${isUpgrade ? '-upgrade' : ''}.backup`;
}

/** The facts in `name`; null when we gave no file this name. */
export function readBackupName(name: string): NamedBackup | null {
  const [, year, month, day, hour, minute, second, ms, upgrade] = NAME.exec(name) ?? [];
  const madeAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(madeAt) ? null : { madeAt, isUpgrade: upgrade !== undefined };
}
