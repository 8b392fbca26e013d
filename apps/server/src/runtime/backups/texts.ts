/** The sentences for an operator when the server does not start. */
export const texts = {
  noUpgrade: (folder: string, reason: string) =>
    `The database needs an upgrade, and the backup before it could not be written to ${folder}: ${reason}. Nothing was changed. Free up space there, or set BACKUP_DIR to another folder.`,
};
