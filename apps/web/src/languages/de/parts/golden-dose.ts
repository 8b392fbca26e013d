import type { texts as english } from '../../../parts/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Über die Golden Dose',
  whatItIs: `Manche ziehen die Flüssigkeit auf, die nach den vier Dosen laut Etikett im Pen bleibt, und nennen sie Golden Dose: meist ${number(0.1)}–${number(0.6)} mL. Manche Quellen sagen, dass das die Kosten um 15–25 % senkt.`,
  arithmetic: `Nach unserer Rechnung würde eine volle fünfte Dosis (${number(0.6)} mL) die Kosten je Dosis um 20 % senken, ${number(0.3)} mL um 11 %.`,
  beforeYouDecide: 'Bevor du dich entscheidest',
  cautions: [
    'Sie ist nicht zugelassen, und der Hersteller rät davon ab. Die zusätzliche Flüssigkeit ist zum Entlüften gedacht.',
    'Wie viel übrig ist, ist unbekannt; die Dosis kann also kleiner oder größer sein, als sie scheint. In neueren Pens bleibt nichts zum Aufziehen.',
    'Flüssigkeit mit einer Spritze aufzuziehen zerstört die Keimfreiheit und kann eine Infektion verursachen. Teile Pens oder Nadeln niemals mit anderen.',
    'Die Grenze von 30 Tagen nach der ersten Anwendung bleibt, egal was noch im Pen ist.',
    'Bei starken Bauchschmerzen, die nicht nachlassen: Wende das Medikament nicht weiter an und hol sofort ärztliche Hilfe.',
  ],
  askFirst:
    'Frag zuerst deine Arztpraxis oder Apotheke. Diese App hält fest, was du tust; sie empfiehlt es nicht.',
  agreement: 'Ich habe das gelesen und verstehe die Risiken.',
  tickTheBox: 'Setze das Häkchen, um zu bestätigen, dass du das gelesen hast.',
  turnOn: 'Golden Dose einschalten',
  saveFailed: 'Das konnte nicht gespeichert werden.',
};
