/** Most rows of a table that is read: of a person's data none has a tenth of it. */
export const MAX_TABLE_ROWS = 250_000;
/** Most cells, or words where blanks part them: twenty in each row. */
const MAX_CELLS = 5_000_000;
/** Most objects and lists of a JSON file: in 64 MB of records there are a third of it. */
const MAX_OBJECTS = 2_000_000;

/**
 * True when a table is more than can be read in a browser. It is asked before a row is taken apart:
 * millions of tiny rows fit into a file that is not large, and take some GB once they are cells.
 */
export function isTableTooLarge(text: string): boolean {
  return (
    holdsMore(text, '\n', MAX_TABLE_ROWS) ||
    holdsMore(text, '\r', MAX_TABLE_ROWS) ||
    holdsMore(text, ',;\t| ', MAX_CELLS)
  );
}

/** True when a JSON file holds more than can be read in a browser, asked before any of it is made. */
export function isJsonTooLarge(text: string): boolean {
  return holdsMore(text, '{[', MAX_OBJECTS);
}

/** True when more than `most` characters of `text` are among `signs`, all of them ASCII. */
function holdsMore(text: string, signs: string, most: number): boolean {
  if (text.length <= most) return false;
  const isSign = new Uint8Array(128);
  for (const sign of signs) isSign[sign.charCodeAt(0)] = 1;
  let count = 0;
  for (let at = 0; at < text.length && count <= most; at += 1) {
    count += isSign[text.charCodeAt(at)] ?? 0;
  }
  return count > most;
}
