/** Reasons that a backup is refused, or cannot be made. */
export const texts = {
  noFile: (file: string) => `There is no file ${file}.`,
  noDatabase: (path: string) => `There is no database at ${path}.`,
  fileThere: (file: string) => `${file} already exists. Choose another name.`,
  noTables: 'The database has no tables yet.',
  notEmpty: 'The configured database is not empty. Move it away, or configure an empty one.',
  damaged: 'The backup is damaged. Nothing was restored.',
  notReadBack: 'The backup that was written could not be read back. It was deleted.',
  tooShort: 'The backup ends too early. Nothing was restored.',
  unreadable: 'This is not a backup that this version of Dosewise can read.',
};
