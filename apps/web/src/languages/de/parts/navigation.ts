import type { texts as english } from '../../../parts/navigation/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  newTab: ' (öffnet einen neuen Tab)',
  questions: {
    click: 'Was ist ein Klick?',
    priming: 'Was verbraucht das Entlüften?',
    units: 'Was ist eine Einheit einer Spritze?',
    'golden-dose': 'Was ist eine Golden Dose?',
    'missed-dose': 'Ich habe eine Dosis vergessen. Was sagen Packungsbeilagen?',
    travelling: 'Was geschieht, wenn ich reise?',
    curve: 'Wie wird die Kurve berechnet?',
    figures: 'Wie werden Dosen und Kosten berechnet?',
    where: 'Was wird wo aufbewahrt, und wer sieht es?',
    storing: 'Wie bewahre ich einen Pen auf, und wie entsorge ich ihn?',
  },
};
