import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { animatedWebp, type Frame } from './animated-webp.ts';

const chunk = (name: string, data: number[]) =>
  Buffer.from([
    ...Buffer.from(name),
    ...[data.length, 0, 0, 0],
    ...data,
    ...(data.length % 2 === 1 ? [0] : []),
  ]);
/** A WebP file as browsers write it, with an odd chunk before the picture. */
const webpOf = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from('RIFF....WEBP'), chunk('ICCP', [7, 7, 7]), ...chunks]);

const FRAME: Frame = {
  webp: webpOf(chunk('VP8 ', [1, 2, 3])),
  x: 4,
  y: 6,
  width: 300,
  height: 2,
  durationMs: 500,
};
const CANVAS = { width: 780, height: 1520 };

/** The chunks within a RIFF file, each with its data. */
function chunksIn(file: Buffer): [name: string, data: number[]][] {
  const chunks: [string, number[]][] = [];
  for (let at = 12; at < file.length; ) {
    const bytes = file.readUInt32LE(at + 4);
    chunks.push([file.toString('latin1', at, at + 4), [...file.subarray(at + 8, at + 8 + bytes)]]);
    at += 8 + bytes + (bytes % 2);
  }
  return chunks;
}

it('has the size, no end, and each picture at its place for its time', () => {
  const file = animatedWebp([FRAME, { ...FRAME, x: 0, durationMs: 70_000 }], CANVAS);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  const picture = [...chunk('VP8 ', [1, 2, 3])];
  expect(chunksIn(file)).toEqual([
    ['VP8X', [2, 0, 0, 0, 11, 3, 0, 239, 5, 0]],
    ['ANIM', [255, 255, 255, 255, 0, 0]],
    ['ANMF', [2, 0, 0, 3, 0, 0, 43, 1, 0, 1, 0, 0, 244, 1, 0, 2, ...picture]],
    ['ANMF', [0, 0, 0, 3, 0, 0, 43, 1, 0, 1, 0, 0, 112, 17, 1, 2, ...picture]],
  ]);
});

it('refuses an odd place, and a file without a lossy picture', () => {
  expect(() => animatedWebp([{ ...FRAME, y: 5 }], CANVAS)).toThrow('even place');
  const lossless = { ...FRAME, webp: webpOf(chunk('VP8L', [1])) };
  expect(() => animatedWebp([lossless], CANVAS)).toThrow('lossy');
});
