// Shows 29.2.
import {
  BlobReader,
  BlobWriter,
  TextReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { expect, it } from 'vitest';
import { readAnyFile } from './read-any-file.ts';

/** A busy machine takes a while to pack 100 MB. */
const PATIENT = { timeout: 60_000 };
const OPTIONS = { timeZone: 'UTC', now: Date.parse('2026-11-22T12:00:00Z'), answers: {} };
const RECORD =
  '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="80" startDate="2026-01-09 07:02:11 -0500"/>';
const EXPORT = `<?xml version="1.0"?>\n<HealthData locale="de_DE">${RECORD}</HealthData>`;

const read = (file: Blob) => readAnyFile(file, OPTIONS, () => {});

async function zipOf(files: Readonly<Record<string, string | Blob>>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [name, content] of Object.entries(files)) {
    const source = typeof content === 'string' ? new TextReader(content) : new BlobReader(content);
    await writer.add(name, source);
  }
  return writer.close();
}

it.each([
  'apple_health_export/Exportieren.xml',
  'apple_health_export/exportacio\u0301n.xml',
  'a/\u8f38\u51fa.XML',
])('knows the main file %s by what is in it, beside a larger one', async (name) => {
  const clinical = `<?xml version="1.0"?><ClinicalDocument>${'<a b="c"/>'.repeat(400_000)}</ClinicalDocument>`;
  const result = await read(
    await zipOf({ 'a/export_cda.xml': clinical, 'a/route.gpx': '<gpx/>', [name]: EXPORT }),
  );
  expect(result).toMatchObject({
    kind: 'read',
    weights: [{ at: 'Record 1', weightKg: 80 }],
    ignored: ['export_cda.xml'],
  });
});

it('says what is wrong with an archive', async () => {
  expect(await read(await zipOf({}))).toMatchObject({ kind: 'refused', reason: 'empty-file' });
  expect(await read(await zipOf({ 'a.csv': 'Date,Weight', 'b.xml': '<gpx/>' }))).toMatchObject({
    kind: 'refused',
    reason: 'unknown-format',
  });
  const broken = { kind: 'refused', reason: 'not-readable' };
  const whole = await zipOf({ 'export.xml': EXPORT.replace(RECORD, RECORD.repeat(2000)) });
  expect(await read(whole.slice(0, whole.size / 2))).toMatchObject(broken);
  expect(await read(new Blob(['PK\u0003\u0004']))).toMatchObject(broken);
  expect(await read(await zipOf({ 'export.xml': EXPORT.slice(0, -20) }))).toMatchObject(broken);

  const bytes = new Uint8Array(await whole.arrayBuffer());
  bytes.fill(0x55, 100, 140);
  expect(await read(new Blob([bytes]))).toMatchObject(broken);
});

it('stops at what unpacks to hundreds of times its size', PATIENT, async () => {
  const spaces = new Blob(Array.from({ length: 100 }, () => ' '.repeat(1024 * 1024)));
  const bomb = await zipOf({ 'export.xml': new Blob(['<HealthData>', spaces, '</HealthData>']) });
  expect(await read(bomb)).toEqual({
    kind: 'refused',
    reason: 'too-large',
    format: 'apple-health-xml',
  });
});

/** An archive that is nothing but a list of files, each without content. */
function listOf(count: number): Blob {
  const entry = new Uint8Array(47);
  entry.set([0x50, 0x4b, 1, 2, 20, 0, 20]);
  entry.set([1], 28);
  entry.set([0x61], 46);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, count, true);
  end.setUint16(10, count, true);
  end.setUint32(12, count * entry.length, true);
  end.setUint32(16, 4, true);
  const start = new Uint8Array([0x50, 0x4b, 3, 4]);
  return new Blob([start, ...Array.from({ length: count }, () => entry), end]);
}

it('counts the files of an archive before it looks at them', { timeout: 30_000 }, async () => {
  expect(await read(listOf(10))).toMatchObject({ kind: 'refused', reason: 'unknown-format' });
  expect(await read(listOf(20_010))).toMatchObject({ kind: 'refused', reason: 'too-large' });
});

it('reads the document as it is, too, in UTF-16 as well', async () => {
  const expected = { kind: 'read', weights: [{ weightKg: 80, date: 1767960131000 }] };
  expect(await read(new Blob([`\uFEFF${EXPORT}`]))).toMatchObject(expected);
  const wide = Buffer.from(`\uFEFF${EXPORT}`, 'utf16le');
  expect(await read(new Blob([wide]))).toMatchObject(expected);
  expect(await read(new Blob(['<html><p>404</p></html>']))).toMatchObject({
    kind: 'refused',
    reason: 'unknown-format',
  });
});
