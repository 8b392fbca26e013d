import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReportPaper } from '@dosewise/domain';
import PDFDocument from 'pdfkit';
import type { Voice } from '../../../../languages/speak.ts';
import { type Figures, figuresIn } from './shown-figures.ts';

const require = createRequire(import.meta.url);
const REGULAR = readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
const BOLD = readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'));

/** Sizes in points. */
const MARGIN = 50;
const FOOTER_SIZE = 8;
export const BODY_SIZE = 9.5;

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** The paper that a report is written on from above, page by page. */
export interface Pages {
  readonly doc: PDFKit.PDFDocument;
  readonly texts: Voice['words']['analysis/report/pdf'];
  readonly records: Voice['words']['records'];
  readonly figures: Figures;
  /** The element of the document that holds the parts of the report. */
  readonly root: Structure;
  readonly left: number;
  readonly width: number;
  /** Between the margins of a page. */
  readonly bodyHeight: number;
  /** Begins a new page unless `height` is left on this one; whether it did. */
  makeRoom(height: number): boolean;
  /** The whole document, to which nothing more can be added. */
  end(): Promise<Uint8Array>;
}

interface PageFrame {
  readonly paper: ReportPaper;
  readonly title: string;
  readonly subject: string;
  readonly madeAt: Date;
  /** The words of its reader. */
  readonly voice: Voice;
  /** The line at the foot of a page. */
  readonly footer: (page: number) => string;
}

/** A tagged document (ISO 32000-1, 14.8) with its first page begun. */
export function beginPages({ paper, title, subject, madeAt, footer, voice }: PageFrame): Pages {
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margin: MARGIN,
    lang: voice.locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    autoFirstPage: false,
    // None: one of those below under another name would be read again at each change of font.
    font: '',
    info: { Title: title, Subject: subject, Creator: 'Dosewise', CreationDate: madeAt },
  });
  doc.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  let page = 0;
  doc.on('pageAdded', () => {
    page += 1;
    writeFooter(doc, footer(page));
  });
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    texts: voice.words['analysis/report/pdf'],
    records: voice.words.records,
    figures: figuresIn(voice.locale),
    root,
    left: MARGIN,
    width: doc.page.width - 2 * MARGIN,
    bodyHeight: doc.page.height - 2 * MARGIN,
    makeRoom: (height) => {
      if (doc.y + height <= doc.page.height - MARGIN) return false;
      doc.addPage();
      return true;
    },
    end: async () => {
      root.end();
      doc.end();
      return Buffer.concat(await doc.toArray());
    },
  };
}

function writeFooter(doc: PDFKit.PDFDocument, words: string): void {
  const { margins, height, width } = doc.page;
  // Text below the margin would begin a page of its own.
  const { bottom } = margins;
  margins.bottom = 0;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.font('regular').fontSize(FOOTER_SIZE);
  doc.text(words, MARGIN, height - MARGIN + 14, { width: width - 2 * MARGIN, lineBreak: false });
  doc.endMarkedContent();
  margins.bottom = bottom;
  doc.x = MARGIN;
  doc.y = MARGIN;
}

/** All that a screen reader is told of an element besides its words; the library's types leave two out. */
interface Spoken {
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
  /** Left, top, right, bottom, from the top left of the page. */
  readonly bbox?: readonly number[];
}

/** Draws an element of the document's structure as the next within `parent`. */
export function addElement(
  doc: PDFKit.PDFDocument,
  parent: Structure,
  [type, spoken]: readonly [type: string, spoken?: Spoken],
  draw: () => void,
): void {
  parent.add(doc.struct(type, (spoken ?? {}) as object, draw));
}

export function writeTitle({ doc, root, left, width }: Pages, words: string): void {
  doc.font('bold').fontSize(18);
  addElement(doc, root, ['H1'], () => void doc.text(words, left, doc.y, { width }));
  doc.y += 6;
}

/** A heading that stands above at least one line more. */
export function writeHeading({ doc, root, left, width, makeRoom }: Pages, words: string): void {
  makeRoom(70);
  doc.y += 12;
  doc.font('bold').fontSize(13);
  addElement(doc, root, ['H2'], () => void doc.text(words, left, doc.y, { width }));
  doc.y += 4;
}

/** A paragraph. */
export function writeParagraph(pages: Pages, words: string): void {
  writeText(pages, words, { size: BODY_SIZE, gap: 4 });
}

/** A paragraph of what is looked up, not read. */
export function writeSmallPrint(pages: Pages, words: string): void {
  writeText(pages, words, { size: FOOTER_SIZE, gap: 2 });
}

function writeText(
  { doc, root, left, width, makeRoom }: Pages,
  words: string,
  { size, gap }: { readonly size: number; readonly gap: number },
): void {
  doc.font('regular').fontSize(size);
  makeRoom(doc.heightOfString(words, { width }));
  addElement(doc, root, ['P'], () => void doc.text(words, left, doc.y, { width }));
  doc.y += gap;
}
