import { appleHealthReader, type HistoryOptions, type HistoryResult } from '@dosewise/domain';

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
  const reader = appleHealthReader(options);
  let decoder: TextDecoder | null = null;
  let taken = 0;
  const isTooLarge = () => taken > Math.min(most, MAX_BYTES);

  return {
    write: (bytes) => {
      if (bytes.length === 0) return true;
      taken += bytes.length;
      if (isTooLarge()) return false;
      decoder ??= new TextDecoder(encodingOf(bytes));
      reader.push(decoder.decode(bytes, { stream: true }));
      return reader.isHealthData() ?? taken < MAX_BYTES_BEFORE_ROOT;
    },
    isAppleHealth: () => reader.isHealthData() === true,
    end: () => {
      if (isTooLarge()) return { kind: 'refused', reason: 'too-large', format: 'apple-health-xml' };
      reader.push(decoder?.decode() ?? '');
      return reader.end();
    },
  };
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
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
