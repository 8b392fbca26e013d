// Shows 3.19, 10.10, 10.11, 10.12.
import { editDose, exportAll, exportDoses, listDoses, logDose } from '@dosewise/contract';
import { INJECTION_LOCATIONS, INJECTION_SUB_LOCATIONS } from '@dosewise/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDose, createPen, createUser, standardDose } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let token: string;
let penId: string;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  token = (await createUser(test)).token;
  penId = (await createPen(test, token))._id;
});
afterAll(() => test.close());

const log = (fields: object) =>
  test.call(logDose, { body: standardDose(penId, { clicks: 1, ...fields }) }, { token });
const edit = (id: string, body: object) => test.call(editDose, { params: { id }, body }, { token });
const list = async () => (await test.call(listDoses, {}, { token })).body;

const QUADRANT = 'Only an injection into the abdomen has a sub-location.';
const SIDE = 'Only an injection into the thigh, arm or buttock has a side.';

const PLACES = INJECTION_LOCATIONS.flatMap((location) =>
  INJECTION_SUB_LOCATIONS.map((subLocation) => [location, subLocation] as const),
);

it.each(PLACES)('takes the %s with %s or says what it has', async (location, subLocation) => {
  const place = { injectionLocation: location, injectionSubLocation: subLocation };
  const { status, body } = await log(place);
  const isSide = subLocation === 'left' || subLocation === 'right';
  if (location === 'abdomen' ? !isSide : isSide && location !== 'other') {
    expect([status, body]).toMatchObject([201, place]);
    expect(await list()).toMatchObject([place]);
    return;
  }
  const injectionSubLocation = isSide ? SIDE : QUADRANT;
  expect([status, body]).toMatchObject([400, { fields: { injectionSubLocation } }]);
  expect(await list()).toEqual([]);
});

it.each(INJECTION_LOCATIONS)('takes the %s with nothing closer', async (injectionLocation) => {
  for (const closer of [{}, { injectionSubLocation: null }]) {
    const { status, body } = await log({ injectionLocation, ...closer });
    expect([status, body]).toMatchObject([201, { injectionLocation, injectionSubLocation: null }]);
  }
});

it('keeps a note, which may change alone', async () => {
  const { body } = await log({ note: ' left side\nsore ' });
  expect(body).toMatchObject({ note: 'left side\nsore', remainingClicks: 239 });
  const noted = await edit(body._id, { note: 'x'.repeat(500) });
  expect([noted.status, noted.body]).toEqual([200, { ...body, note: 'x'.repeat(500) }]);
  expect((await edit(body._id, { clicks: 2 })).body).toMatchObject({ note: 'x'.repeat(500) });
  expect((await edit(body._id, { note: '' })).body).toMatchObject({ note: '', clicks: 2 });
  expect(await list()).toMatchObject([{ note: '', clicks: 2, remainingClicks: 238 }]);
});

it('changes place and pain, which may be unknown', async () => {
  const { body: dose } = await log({ painLevel: null });
  expect(dose).toMatchObject({ painLevel: null, injectionLocation: 'other' });
  const changed = async (body: object) => (await edit(dose._id, body)).body;
  const place = { injectionLocation: 'abdomen', injectionSubLocation: 'left_lower' };
  expect(await changed({ ...place, painLevel: 3 })).toEqual({ ...dose, ...place, painLevel: 3 });
  // What the new place does not have goes; what it has stays.
  expect(await changed({ injectionLocation: 'thigh' })).toMatchObject({
    injectionLocation: 'thigh',
    injectionSubLocation: null,
  });
  expect(await changed({ injectionSubLocation: 'left' })).toMatchObject({
    injectionLocation: 'thigh',
    injectionSubLocation: 'left',
  });
  expect(await changed({ injectionLocation: 'arm', painLevel: null })).toMatchObject({
    injectionLocation: 'arm',
    injectionSubLocation: 'left',
    painLevel: null,
  });
  expect(await changed({ injectionSubLocation: null })).toMatchObject({
    injectionLocation: 'arm',
    injectionSubLocation: null,
  });
  expect(await list()).toMatchObject([{ ...dose, injectionLocation: 'arm' }]);
});

it.each([
  [{ injectionSubLocation: 'left_lower' }, 'injectionSubLocation', QUADRANT],
  [{ injectionLocation: 'abdomen', injectionSubLocation: 'left' }, 'injectionSubLocation', SIDE],
  [{ injectionSubLocation: 'left' }, 'injectionSubLocation', SIDE],
  [{ painLevel: 11 }, 'painLevel', 'Pain level must be a whole number from 0 to 10.'],
  [{ painLevel: 2.5 }, 'painLevel', 'Pain level must be a whole number from 0 to 10.'],
])('refuses a change to %j', async (change, field, sentence) => {
  const { body: dose } = await log({});
  const { status, body } = await edit(dose._id, change);
  expect([status, body]).toMatchObject([400, { fields: { [field]: sentence } }]);
  expect(await list()).toEqual([dose]);
});

it('exports medicine and note behind what there was, and nothing of a pen where there is none', async () => {
  await createDose(test, token, {
    penId: null,
    medicine: 'semaglutide',
    doseAmount: 0.25,
    date: '2026-11-20T08:00:00Z',
    injectionLocation: 'buttock',
    injectionSubLocation: 'right',
    note: 'at the pharmacy, "free"',
  });
  await log({ date: '2026-11-19T08:00:00Z', clicks: 30, note: '=1' });
  const download = async ({ path }: { path: string }) =>
    test.app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  const csv = (await download(exportDoses)).body;
  expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'date,pen,strengthMg,doseType,extractionMethod,clicks,volumeMl,doseAmountMg,injectionLocation,injectionSubLocation,painLevel,medicine,note,partOf',
    '2026-11-20T08:00:00.000Z,,,standard,pen_click,,,0.25,buttock,right,0,semaglutide,"at the pharmacy, ""free""",',
    `2026-11-19T08:00:00.000Z,Blue pen,10,standard,pen_click,30,,5,other,,0,tirzepatide,"'=1",`,
  ]);
  expect((await download(exportAll)).json().doses).toMatchObject([
    { penId: null, medicine: 'semaglutide', note: 'at the pharmacy, "free"', clicks: null },
    { penId, medicine: 'tirzepatide', note: '=1' },
  ]);
});
