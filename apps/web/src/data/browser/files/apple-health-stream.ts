import { appleHealthReader, type HistoryOptions, type HistoryResult } from '@dosewise/file-import';

/** The most of an export that is read, in bytes: years of a watch take a few hundred MB. */
const MAX_BYTES = 4 * 1024 ** 3;
/** Text without a tag in so many bytes is no export. */
const MAX_BYTES_BEFORE_ROOT = 2 * 1024 * 1024;

/** Takes the bytes of what may be an export of Apple Health. */
export interface AppleHealthSink {
  /** False: no more is wanted, because it is something else or too much. */
  readonly write: (bytes: Uint8Array) => boolean;
  readonly isAppleHealth: () => boolean;
  readonly end: () => HistoryResult;
}

/** `most` is how many bytes it takes at most. */
export function appleHealthSink(options: HistoryOptions, most = MAX_BYTES): AppleHealthSink {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = appleHealthReader(options, (bytes) => decoder.decode(bytes));
  let toUtf8: ToUtf8 | null = null;
  let taken = 0;
  const isTooLarge = () => taken > Math.min(most, MAX_BYTES);

  return {
    write: (bytes) => {
      if (bytes.length === 0) return true;
      taken += bytes.length;
      if (isTooLarge()) return false;
      toUtf8 ??= toUtf8From(bytes);
      reader.push(toUtf8(bytes));
      return reader.isHealthData() ?? taken < MAX_BYTES_BEFORE_ROOT;
    },
    isAppleHealth: () => reader.isHealthData() === true,
    end: () => {
      if (isTooLarge()) return { kind: 'refused', reason: 'too-large', format: 'apple-health-xml' };
      return reader.end();
    },
  };
}

type ToUtf8 = (bytes: Uint8Array) => Uint8Array;

/** Apple writes UTF-8; UTF-16 is made UTF-8 first. */
function toUtf8From([first, second]: Uint8Array): ToUtf8 {
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  if (!isLittle && !isBig) return (bytes) => bytes;
  const decoder = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be');
  const encoder = new TextEncoder();
  return (bytes) => encoder.encode(decoder.decode(bytes, { stream: true }));
}

/** Reads `export.xml` as it is, piece by piece. */
export async function readAppleHealth(
  file: Blob,
  options: HistoryOptions,
  onProgress: (share: number) => void,
): Promise<HistoryResult> {
  const sink = appleHealthSink(options);
  const source = file.stream().getReader();
  let read = 0;
  for (;;) {
    const { done, value } = await source.read();
    if (done) return sink.end();
    read += value.length;
    onProgress(read / file.size);
    if (!sink.write(value)) {
      await source.cancel();
      return sink.end();
    }
  }
}
