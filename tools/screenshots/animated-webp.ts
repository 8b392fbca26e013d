import { Buffer } from 'node:buffer';

/** A picture of an animation: a WebP file of the part that changed, at its place, shown so many ms. */
export interface Frame {
  readonly webp: Buffer;
  /** Even numbers: the format counts places by two. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** Bytes of a RIFF header: 'RIFF', a size, 'WEBP'. */
const HEADER_BYTES = 12;
/** Its name and its size. */
const CHUNK_HEADER_BYTES = 8;
const HAS_ANIMATION = 0b10;
const DRAW_OVER = 0b10;

/**
 * One animated WebP file of frames that a browser encoded, which plays again and again. The container is
 * that of the WebP specification (RIFF: VP8X, ANIM, an ANMF for each frame); no picture is touched.
 */
export function animatedWebp(
  frames: readonly Frame[],
  canvas: { readonly width: number; readonly height: number },
): Buffer {
  const extended = chunk(
    'VP8X',
    Buffer.concat([
      Buffer.from([HAS_ANIMATION, 0, 0, 0]),
      uint24(canvas.width - 1),
      uint24(canvas.height - 1),
    ]),
  );
  // White behind the pictures, and no end.
  const animation = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]));
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    extended,
    animation,
    ...frames.map((frame) => chunk('ANMF', animationFrame(frame))),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body]);
}

function animationFrame({ webp, x, y, width, height, durationMs }: Frame): Buffer {
  if (x % 2 !== 0 || y % 2 !== 0) throw new RangeError('A frame begins at an even place.');
  return Buffer.concat([
    uint24(x / 2),
    uint24(y / 2),
    uint24(width - 1),
    uint24(height - 1),
    uint24(durationMs),
    Buffer.from([DRAW_OVER]),
    pictureIn(webp),
  ]);
}

/** The chunk of a WebP file that has the picture, without what may stand beside it: colours, metadata. */
function pictureIn(webp: Buffer): Buffer {
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= webp.length; ) {
    const bytes = webp.readUInt32LE(at + 4);
    const end = at + CHUNK_HEADER_BYTES + bytes + (bytes % 2);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at, end);
    at = end;
  }
  throw new RangeError('A frame is a lossy WebP file.');
}

function chunk(name: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(name),
    uint32(data.length),
    data,
    Buffer.alloc(data.length % 2),
  ]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
