import type { HistoryOptions, HistoryResult, RefusedHistory } from '@dosewise/file-import';
import {
  BlobReader,
  type Entry,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { appleHealthSink } from './apple-health-stream.ts';

/** The most that a file may be larger than it is packed, once it is larger than `FREE_BYTES`. */
const MAX_RATIO = 200;
const FREE_BYTES = 64 * 1024 * 1024;
/** The most files that are opened in search of the export; there are two in Apple's. */
const MAX_OPENED = 20;
/** Most files in an archive: twice those of a workout every day for thirty years. */
const MAX_ENTRIES = 20_000;
/** Most files beside it that are named. */
const MAX_NAMED = 50;

/**
 * Reads the archive that Apple Health writes, without unpacking it whole. Its main file has a
 * translated name and need not be the largest one, so it is known by its first element. Rejects
 * where the browser cannot read the file.
 */
export async function readZip(
  file: Blob,
  options: HistoryOptions,
  onProgress: (share: number) => void,
): Promise<HistoryResult> {
  const source = new ZipReader(new BlobReader(file), { useWebWorkers: false });
  const entries = await listEntries(source).catch(onlyBadData);
  if (entries === null) return refused('not-readable');
  if (entries.length > MAX_ENTRIES) return refused('too-large');
  if (entries.length === 0) return refused('empty-file');

  const documents = entries.filter(isDocument);
  for (const document of documents.slice(0, MAX_OPENED)) {
    const result = await readEntry(document, options, onProgress);
    if (result === null) continue;
    if (result.kind === 'refused') return result;
    const others = documents.filter((each) => each !== document).slice(0, MAX_NAMED);
    const names = others.map(({ filename }) => filename.replace(/^.*[/\\]/, ''));
    return { ...result, ignored: [...result.ignored, ...names] };
  }
  return refused('unknown-format');
}

/** The files of the archive, and no more than show that there are too many. */
async function listEntries(source: ZipReader<Blob>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of source.getEntriesGenerator()) {
    entries.push(entry);
    if (entries.length > MAX_ENTRIES) break;
  }
  return entries;
}

/** The contents of a file of the archive; null where it is no export of Apple Health. */
async function readEntry(
  entry: FileEntry,
  options: HistoryOptions,
  onProgress: (share: number) => void,
): Promise<HistoryResult | null> {
  // Sizes in the archive may be wrong: what counts is what comes out.
  const most = Math.max(FREE_BYTES, entry.compressedSize * MAX_RATIO);
  const sink = appleHealthSink(options, most);
  const stop = new AbortController();
  let read = 0;
  const target = new WritableStream<Uint8Array>({
    write: (bytes) => {
      read += bytes.length;
      if (!sink.write(bytes)) stop.abort();
      else if (sink.isAppleHealth()) onProgress(Math.min(1, read / entry.uncompressedSize));
    },
  });
  const isWhole = await unpack(entry, target, stop.signal)
    .then(() => true)
    .catch((error: unknown) => (stop.signal.aborted ? true : onlyBadData(error) !== null));
  if (!isWhole) return refused('not-readable', sink.isAppleHealth() ? 'apple-health-xml' : null);
  const result = sink.end();
  return result.kind === 'refused' && result.format === null ? null : result;
}

const DEFLATE = 8;
/** The shortest head of a gzip file (RFC 1952): deflated, no name, no time. */
const GZIP_HEAD = [0x1f, 0x8b, DEFLATE, 0, 0, 0, 0, 0, 0, 255];

/**
 * Rejects where the content is not what its checksum says. As gzip, whose end has the same checksum,
 * the browser compares them itself: a third of the time of doing so in script.
 */
async function unpack(entry: FileEntry, target: WritableStream<Uint8Array>, signal: AbortSignal) {
  const { compressionMethod, crc32, uncompressedSize } = entry;
  if (compressionMethod !== DEFLATE || crc32 === undefined) {
    await entry.getData(target, { signal, checkCrc32: true });
    return;
  }
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, crc32, true);
  tail.setUint32(4, uncompressedSize % 2 ** 32, true);
  const asGzip = new TransformStream<Uint8Array, BufferSource>({
    start: (gzip) => gzip.enqueue(new Uint8Array(GZIP_HEAD)),
    flush: (gzip) => gzip.enqueue(tail),
  });
  await Promise.all([
    entry.getData(asGzip.writable, { signal, passThrough: true }),
    asGzip.readable.pipeThrough(new DecompressionStream('gzip')).pipeTo(target, { signal }),
  ]);
}

function isDocument(entry: Entry): entry is FileEntry {
  return !entry.directory && !entry.encrypted && /\.xml$/i.test(entry.filename);
}

/** Null for what is wrong with the archive; a file that the browser cannot read is thrown again. */
function onlyBadData(error: unknown): null {
  if (error instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(error.name)) throw error;
  return null;
}

function refused(
  reason: RefusedHistory['reason'],
  format: RefusedHistory['format'] = null,
): RefusedHistory {
  return { kind: 'refused', reason, format };
}
