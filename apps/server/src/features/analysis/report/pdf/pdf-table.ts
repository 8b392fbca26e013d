import { addElement, BODY_SIZE, type Pages, writeParagraph } from './pdf-pages.ts';

/** Above and below the words of a cell, and between two columns, in points. */
const PADDING = { y: 2, x: 8 } as const;

/** A table. */
export interface Table {
  /** The names of the columns; none for a table whose first column names its rows. */
  readonly header?: readonly string[];
  /** Parts of the width, in sum 1. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

/** A table with more rows than may fit, the oldest first. */
export interface LongTable<Row> extends Pick<Table, 'widths'> {
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  readonly cellsOf: (row: Row) => readonly string[];
  /** Pages that it may fill. */
  readonly maxPages: number;
}

/** The words of one line of a table. */
interface Row {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
  readonly isBold: (column: number) => boolean;
}

type Draw = () => void;

/** Writes a table; its header again on each page. */
export function writeTable(pages: Pages, { header, widths, rows }: Table): void {
  const { doc, root, makeRoom } = pages;
  const table = doc.struct('Table');
  root.add(table);
  const add = (row: Row, scope: 'Column' | 'Row') => {
    const element = doc.struct('TR');
    table.add(element);
    drawRow(pages, row, (column, draw) => {
      addElement(doc, element, row.isBold(column) ? ['TH', { scope }] : ['TD'], draw);
    });
    element.end();
    asArtifact(pages, () => drawRule(pages, scope));
  };
  const titles: Row | null = header ? { cells: header, widths, isBold: () => true } : null;
  if (titles) {
    makeRoom(2 * heightOf(pages, titles));
    add(titles, 'Column');
  }
  for (const cells of rows) {
    const row = { cells, widths, isBold: (column: number) => titles === null && column === 0 };
    if (makeRoom(heightOf(pages, row)) && titles) {
      asArtifact(pages, () => {
        drawRow(pages, titles, (_column, draw) => draw());
        drawRule(pages, 'Column');
      });
    }
    add(row, 'Row');
  }
  table.end();
  doc.y += 6;
}

/** Writes the newest rows that fit; says before them how many of how many these are, unless all do. */
export function writeNewest<Row>(pages: Pages, table: LongTable<Row>): void {
  const { header, widths, rows, cellsOf, maxPages } = table;
  const { number } = pages.figures;
  const room = pages.bodyHeight - heightOf(pages, { cells: header, widths, isBold: () => true });
  const newest: (readonly string[])[] = [];
  let [page, left] = [1, room];
  for (const row of rows.toReversed()) {
    const cells = cellsOf(row);
    const height = heightOf(pages, { cells, widths, isBold: () => false });
    if (height > left) [page, left] = [page + 1, room];
    if (page > maxPages) break;
    left -= height;
    newest.push(cells);
  }
  if (newest.length < rows.length) {
    writeParagraph(pages, pages.texts.newest(number(newest.length), number(rows.length)));
  }
  writeTable(pages, { header, widths, rows: newest.reverse() });
}

/** Draws cell by cell; `put` says as what each is drawn. */
function drawRow(pages: Pages, row: Row, put: (column: number, draw: Draw) => void): void {
  const { doc, left, width } = pages;
  const top = doc.y;
  const height = heightOf(pages, row);
  let x = left;
  for (const [column, part] of row.widths.entries()) {
    const words = row.cells[column] ?? '';
    const at = { x, y: top + PADDING.y, width: part * width - PADDING.x };
    put(column, () => {
      setFont(pages, row, column);
      doc.text(words, at.x, at.y, { width: at.width });
    });
    x += part * width;
  }
  doc.x = left;
  doc.y = top + height;
}

/** Draws what is for the eye alone: a reader has heard it, or needs it not. */
function asArtifact({ doc }: Pages, draw: Draw): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawRule({ doc, left, width }: Pages, below: 'Column' | 'Row'): void {
  doc.lineWidth(below === 'Column' ? 0.8 : 0.25);
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .stroke();
}

function heightOf(pages: Pages, row: Row): number {
  const heights = row.cells.map((words, column) => {
    setFont(pages, row, column);
    const width = (row.widths[column] ?? 0) * pages.width - PADDING.x;
    return pages.doc.heightOfString(words, { width });
  });
  return Math.max(...heights) + 2 * PADDING.y;
}

function setFont({ doc }: Pages, { isBold }: Row, column: number): void {
  doc.font(isBold(column) ? 'bold' : 'regular').fontSize(BODY_SIZE);
}
