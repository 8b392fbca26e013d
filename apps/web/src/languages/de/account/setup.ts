import type { texts as english } from '../../../features/account/setup/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Einrichten · Dosewise',
  title: 'Den ersten Admin anlegen',
  lead: 'Diese Adresse wurde beim Start des Servers ausgegeben und gilt einmal.',
  email: 'E-Mail',
  submit: 'Admin anlegen',
  failed: 'Der Admin konnte nicht angelegt werden. Bitte versuche es noch einmal.',
  dead: 'Diese Adresse ist nicht vollständig',
  deadHint: 'Öffne die ganze Adresse, die der Server beim Start ausgegeben hat.',
};
