import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
<!ATTLIST HealthData locale CDATA #REQUIRED>
]>
<HealthData locale="en_GB">
 <ExportDate value="2026-11-20 08:00:00 +0000"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1980-01-01"/>
`;
const TAIL = '</HealthData>\n';
const WATCH =
  'device="&lt;&lt;HKDevice: 0x302c4dbd0&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:10.4&gt;"';
const FIRST = Date.UTC(2018, 0, 1);
const MINUTE_MS = 60_000;
/** One entry of ours among so many of the watch. */
const RARELY = 500;

/** An export of Apple Health as a file alone and as the archive it comes in. */
export interface AppleExport {
  readonly xml: string;
  readonly zip: string;
  /** The place of the packed document in the archive. */
  readonly packed: { readonly start: number; readonly end: number };
  /** Weights and symptoms in it. */
  readonly entries: number;
}

/** Writes an export of at least `bytes` into `folder`: years of a watch, with a few entries of ours. */
export function writeAppleExport(folder: string, bytes: number): AppleExport {
  const pieces = [HEAD];
  let entries = 0;
  for (let length = 0, n = 0; length < bytes; n += 1) {
    const isOurs = n % RARELY === 0;
    const record = isOurs ? entryOf(n) : watchRecordOf(n);
    if (isOurs) entries += 1;
    pieces.push(record);
    length += record.length;
  }
  const document = Buffer.from([...pieces, TAIL].join(''));
  const xml = join(folder, 'export.xml');
  writeFileSync(xml, document);
  const zip = join(folder, 'export.zip');
  return { xml, zip, packed: writeZip(zip, 'apple_health_export/export.xml', document), entries };
}

const at = (n: number) =>
  `${new Date(FIRST + n * 7 * MINUTE_MS).toISOString().slice(0, 19).replace('T', ' ')} +0000`;

const times = (n: number) => `creationDate="${at(n + 1)}" startDate="${at(n)}" endDate="${at(n)}"`;

/** A weight, or now and then a symptom. */
function entryOf(n: number): string {
  if (n % (4 * RARELY) === 0) {
    return ` <Record type="HKCategoryTypeIdentifierNausea" sourceName="Health" sourceVersion="17.4" ${times(n)} value="HKCategoryValueSeverityMild"/>\n`;
  }
  const kg = (110 - n / 20_000).toFixed(1);
  return ` <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Withings" sourceVersion="7030502" unit="kg" ${times(n)} value="${kg}"/>\n`;
}

function watchRecordOf(n: number): string {
  const value = 50 + ((n * 7919) % 97);
  switch (n % 4) {
    case 0:
      return ` <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Sam’s iPhone" sourceVersion="17.4" unit="count" ${times(n)} value="${value}"/>\n`;
    case 1:
      return ` <Record type="HKQuantityTypeIdentifierActiveEnergyBurned" sourceName="Sam’s Apple Watch" sourceVersion="10.4" ${WATCH} unit="kcal" ${times(n)} value="0.${value}"/>\n`;
    default:
      return ` <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Sam’s Apple Watch" sourceVersion="10.4" ${WATCH} unit="count/min" ${times(n)} value="${value}">\n  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="${n % 3}"/>\n </Record>\n`;
  }
}

/** An archive of one packed file. Gives where the packed bytes lie. */
function writeZip(file: string, name: string, content: Buffer): { start: number; end: number } {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name)]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  const opened = openSync(file, 'w');
  for (const part of [local, packed, central, end]) writeSync(opened, part);
  closeSync(opened);
  return { start: local.length, end: local.length + packed.length };
}
