import type { texts as english } from '../../../features/moving/share/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Geteilter Bericht · Dosewise',
  title: 'Geteilter Bericht',
  loading: 'Wird geladen …',
  dead: 'Dieser Link ist nicht gültig',
  deadHint:
    'Vielleicht ist er abgelaufen oder wurde widerrufen. Lass dir von dort, wo er herkam, einen neuen geben.',
  askPasscode: 'Dieser Bericht hat einen Zugangscode',
  passcode: 'Zugangscode',
  passcodeHint: 'Wer den Link geschickt hat, kennt ihn.',
  open: 'Bericht öffnen',
  missing: 'Gib den Zugangscode ein.',
  wrong: 'Dieser Zugangscode stimmt nicht.',
  failed: 'Der Bericht konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
  until: (day) => `Der Link gilt bis ${day}.`,
  print: 'Drucken',
};
