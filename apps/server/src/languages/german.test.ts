// Shows 60.5.
import {
  createApiToken,
  createCalendarFeed,
  exportAll,
  exportCalendar,
  forgotPassword,
  getReminders,
  getReport,
  getReportPdf,
  register,
  setCountry,
  setLanguage,
  setPlan,
  setReminders,
  testReminder,
} from '@dosewise/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDose, createPen, createUser, standardDose } from '../testing/factories.ts';
import { type MailTest, startMailTest, until } from '../testing/mail/mail-test.ts';
import { type ReminderTest, startReminderTest } from '../testing/reminders/reminder-test.ts';

let mail: MailTest;
let reminders: ReminderTest;

beforeAll(async () => {
  mail = await startMailTest();
  reminders = await startReminderTest();
});
afterAll(async () => {
  await mail.close();
  await reminders.close();
});

type Caller = { readonly token: string };
const speakGerman = (test: MailTest['test'], user: Caller) =>
  test.call(setLanguage, { body: { language: 'de' } }, user);

/** The last mail to someone. */
async function mailTo(address: string) {
  await until(() => expect(mail.sink.mails.some(({ to }) => to === address)).toBe(true));
  return mail.sink.parse(mail.sink.mails.findLast(({ to }) => to === address));
}

it('mails in the language of the account, which a registration may bring', async () => {
  const { test } = mail;
  const email = 'anna@example.com';
  const body = { email, password: 'correct horse battery', language: 'de' } as const;
  const { body: anna } = await test.call(register, { body });
  const worker = mail.work();
  await test.call(forgotPassword, { body: { email } });
  const reset = await mailTo(email);
  expect(reset.subject).toBe('Neues Passwort für Dosewise wählen');
  expect(reset.text).toContain(
    'Jemand hat für dein Konto bei Dosewise ein neues Passwort angefordert.',
  );
  expect(reset.html).toContain('>Neues Passwort wählen</a>');
  const token = { name: 'Skript', scope: 'read', expiresOn: null };
  const agent = { 'user-agent': 'Mozilla/5.0 (Macintosh; Mac OS X) Firefox/140.0' };
  await test.call(createApiToken, { body: token }, { token: anna.token, headers: agent });
  await until(async () =>
    expect((await mailTo(email)).subject).toBe('Dein Konto: Ein API-Token wurde erstellt'),
  );
  const door = await mailTo(email);
  expect(door.text).toContain('Gerät: Firefox auf einem Mac. Zeit: 21.11.2026, 12:00 UTC.');
  await worker.stop();
});

it('puts the frame of a mail around what admins wrote in the language of its reader', async () => {
  const { test } = mail;
  const [german, other] = [await createUser(test), await createUser(test)];
  await speakGerman(test, german);
  const worker = mail.work();
  const id = await mail.begin({ template: { html: '<p>News</p>' } });
  await mail.untilSent(id);
  await worker.stop();
  const [mine, theirs] = [await mailTo(german.email), await mailTo(other.email)];
  expect(mine.text).toContain('Du bekommst diese E-Mail, weil du ein Konto bei Dosewise');
  expect(mine.text).toContain('E-Mails abbestellen: https://dosewise.example/unsubscribe#token=');
  expect(mine.html).toContain('>E-Mails abbestellen</a>');
  expect(theirs.text).toContain('You’re receiving this email because');
});

it.each([
  ['fr', 'sam. 21 nov., 13:00', '4,17 mg', '25 clics'],
  ['es', 'sáb, 21 nov, 13:00', '4,17 mg', '25 clics'],
  ['it', 'sab 21 nov, 13:00', '4,17 mg', '25 scatti'],
  ['pt-BR', 'sáb., 21 de nov., 13:00', '4,17 mg', '25 cliques'],
  ['pl', 'sob., 21 lis, 13:00', '4,17 mg', '25 kliknięć'],
  ['nl', 'za 21 nov, 13:00', '4,17 mg', '25 klikken'],
] as const)('writes day, dose and clicks of a reminder as %s does', async (language, ...parts) => {
  const { test } = reminders;
  const dose = { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 };
  const user = await reminders.remind({ dose });
  await createPen(test, user.token, { name: 'Pen 15', startDate: '2026-11-01' });
  await test.call(setPlan, { body: plan(12.5 / 3) }, user);
  await test.call(setLanguage, { body: { language } }, user);
  await reminders.plan();
  const { title, body } = await test.db
    .selectFrom('delivery')
    .select(['title', 'body'])
    .where('user_id', '=', user.id)
    .where('kind', '=', 'dose')
    .executeTakeFirstOrThrow();
  for (const part of parts) expect(`${title} ${body}`).toContain(part);
});

const HEBREW = 'עט כחול';

it('keeps a name in Hebrew from turning a German sentence around', async () => {
  const { test } = reminders;
  const dose = { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 };
  const user = await reminders.remind({ dose });
  await createPen(test, user.token, { name: HEBREW, startDate: '2026-11-01' });
  await test.call(setPlan, { body: plan(2.5) }, user);
  await speakGerman(test, user);
  await reminders.plan();
  const { body } = await test.call(getReminders, {}, user);
  await test.call(setReminders, { body: { ...body, discreet: false } }, user);
  const row = await test.db
    .selectFrom('delivery')
    .select('title')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'dose')
    .executeTakeFirstOrThrow();
  // First strong isolate, and its end: else the figures change places with the name.
  const named = `15 Klicks aus \u2068${HEBREW}\u2069`;
  expect(row.title).toBe(`Dosis fällig: 2,5 mg, ${named}`);
  const headers = { authorization: `Bearer ${user.token}` };
  const calendar = await test.app.inject({ url: `/api${exportCalendar.path}`, headers });
  expect(calendar.body.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Dosis fällig: 2\\,5 mg\\, ${named}`,
  );
});

const STEP = { startDate: '2026-11-21', time: '13:00', everyDays: 7, doses: null };
const plan = (doseMg: number) => ({
  medicine: 'tirzepatide',
  anchor: 'weekday',
  steps: [{ ...STEP, doseMg }],
});

it('reminds in the language of the account, again when another one is chosen', async () => {
  const { test } = reminders;
  const dose = { on: true, leadMinutes: 0, repeatMinutes: 0, repeatTimes: 0 };
  const user = await reminders.remind({ dose });
  await createPen(test, user.token, { name: 'Pen 15', startDate: '2026-11-01' });
  await test.call(setPlan, { body: plan(12.5 / 3) }, user);
  const said = async () => {
    await reminders.plan();
    const rows = await test.db
      .selectFrom('delivery')
      .select(['title', 'body'])
      .where('user_id', '=', user.id)
      .where('kind', '=', 'dose')
      .execute();
    return rows.map(({ title, body }) => `${title} ${body}`);
  };
  expect(await said()).toEqual([
    'Dose due: 4.17 mg, 25 clicks from Pen 15 Planned for Sat 21 Nov, 13:00.',
  ]);
  await speakGerman(test, user);
  expect(await said()).toEqual([
    'Dosis fällig: 4,17 mg, 25 Klicks aus Pen 15 Geplant für Sa., 21. Nov., 13:00.',
  ]);
  const body = { channel: 'push' } as const;
  const sent = await test.call(testReminder, { body }, user);
  expect(sent.body).toEqual({ delivered: true, answer: '201, angenommen' });
  expect(reminders.arrived(user)).toEqual(['Dosewise: ein Test, wie gewünscht']);
});

it('writes reports and calendars in it, with figures of its country', async () => {
  const { test } = mail;
  const user = await createUser(test);
  await test.call(setCountry, { body: { country: 'Austria' } }, user);
  await speakGerman(test, user);
  const pen = await createPen(test, user.token, { name: 'Pen 15' });
  const site = { injectionLocation: 'abdomen', injectionSubLocation: 'left_lower', clicks: 15 };
  await createDose(test, user.token, standardDose(pen._id, site));
  await test.call(setPlan, { body: plan(2.5) }, user);
  const { body: wanted } = await test.call(getReminders, {}, user);
  await test.call(setReminders, { body: { ...wanted, discreet: false } }, user);
  const query = { from: '2026-01-01', to: '2026-11-21' };
  const { body: report } = await test.call(getReport, { query }, user);
  expect(report.statement).toBe(
    'Selbst eingetragen oder von Personen und Apps mit Zugriff. Nicht ärztlich geprüft.',
  );
  const authorization = `Bearer ${user.token}`;
  const file = await test.app.inject({
    url: `/api${getReportPdf.path}`,
    query,
    headers: { authorization },
  });
  const pdf = await getDocumentProxy(new Uint8Array(file.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of [
    'Bericht über Dosen, Gewicht und Symptome',
    '01.01.2026 bis 21.11.2026 (325 Tage, Zeitzone UTC)',
    'Bauch links unten',
    '2,5 mg',
    'Letzte Dosis',
  ]) {
    expect(text).toContain(words);
  }
  const { url } = (await test.call(createCalendarFeed, {}, user)).body;
  for (const asked of [new URL(url).pathname, `/api${exportCalendar.path}`]) {
    const calendar = await test.app.inject({ url: asked, headers: { authorization } });
    const unfolded = calendar.body.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Dosis fällig: 2\\,5 mg\\, 15 Klicks aus Pen 15');
  }
});

it('is in the file of everything, and nothing is said in it before it is chosen', async () => {
  const { test } = mail;
  const user = await createUser(test);
  const exported = async () => {
    const headers = { authorization: `Bearer ${user.token}` };
    const reply = await test.app.inject({ url: `/api${exportAll.path}`, headers });
    return reply.json().profile.language;
  };
  expect(await exported()).toBeNull();
  await speakGerman(test, user);
  expect(await exported()).toBe('de');
});
