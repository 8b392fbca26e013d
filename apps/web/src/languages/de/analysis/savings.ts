import { WEEKLY_PEN, WEEKS_PER_MONTH } from '@dosewise/domain';
import type { texts as english } from '../../../features/analysis/savings/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Ersparnis · Dosewise',
  title: 'Ersparnis',
  lead: (country, currency) =>
    `Was deine Dosen kosten, verglichen mit Listenpreisen (${country}). Beträge in ${currency}.`,
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Ersparnis zu sehen.',

  noData: 'Noch keine Kosten. Gib die Kosten deiner Pens ein, um deine Ersparnis zu sehen.',
  toLogDose: 'Zu „Dosis eintragen“',
  loggedWithoutCost: (count) =>
    plural(count, {
      one: '# Dosis aus Pens ohne Kosten eingetragen.',
      other: '# Dosen aus Pens ohne Kosten eingetragen.',
    }),
  withoutCost: (count) =>
    plural(count, {
      one: '# Dosis aus Pens ohne Kosten: nicht mitgezählt. ',
      other: '# Dosen aus Pens ohne Kosten: nicht mitgezählt. ',
    }),
  addCosts: 'Kosten der Pens eingeben',
  estimates: 'Diese Ersparnis ist geschätzt',
  pens: (strengths) => `Pens mit ${strengths}`,
  noPrice: (pens, countries) =>
    `Für ${pens} (${countries}) ist kein Preis bekannt. Stattdessen wurde der dort übliche Preis eines Pens verwendet.`,
  notCounted: (count, countries) =>
    `${plural(count, {
      one: '# Dosis konnte nicht mitgezählt werden',
      other: '# Dosen konnten nicht mitgezählt werden',
    })}: Es gibt keinen Preis zum Vergleichen${countries === '' ? '' : ` (${countries})`}.`,

  lifetime: 'Ersparnis insgesamt',
  doses: countDoses,
  thisMonth: 'Diesen Monat',
  unknown: 'Nicht bekannt',
  monthWithout: (month, count) => `${month}, ${countDoses(count)} nicht mitgezählt`,
  monthlyAverage: 'Durchschnitt im Monat',
  since: (day) => `seit ${day}`,

  comparison: 'Kosten je Dosis und je Monat',
  perDose: 'Je Dosis',
  perMonth: 'Je Monat',
  standard: 'Standard',
  actual: 'Du hast gezahlt',
  less: (amount) => `${amount} weniger als Standard`,
  more: (amount) => `${amount} mehr als Standard`,
  same: 'Genau wie Standard',
  below: (percent) => `${number(percent)} % unter Standard`,
  above: (percent) => `${number(percent)} % über Standard`,
  aboutStandard: 'etwa die Standardkosten',
  wasted: (amount) => `Weggeworfen oder verloren: ${amount}, Teil deiner Zahlungen.`,

  goldenTitle: 'Ersparnis durch Golden Dose',
  noGolden: 'Keine der gezählten Dosen ist eine Golden Dose.',
  golden: (count) =>
    `Die Standardkosten von ${countDoses(count)} aus Pens, die schon bezahlt waren. Teil der Ersparnis insgesamt.`,

  addedUp: 'Gesamtkosten',
  date: 'Datum',
  summary: (day, actual, standard, comparison) =>
    `Bis ${day} haben deine Dosen ${actual} gekostet; die Standardkosten sind ${standard}. ${comparison}.`,

  howCounted: 'Wie das berechnet wird',
  countedStandard: `Standard: der Listenpreis eines Pens in deinem Land, geteilt durch seine ${number(WEEKLY_PEN.dosesPerPen)} Dosen. Es gilt die Stärke, die allem am nächsten kommt, was du in einem Intervall genommen hast: zwei halbe Dosen einer Woche zählen als eine Dosis. Es zählt der Preis am Tag der Dosis. Pens täglicher Medikamente haben mehr Dosen.`,
  countedActual:
    'Du hast gezahlt: die Kosten des Pens, nach dem Anteil, den du davon benutzt hast. Eine Golden Dose kostet nichts dazu. Was du weggeworfen oder verloren hast, gehört dazu. Dosen ohne Pen zählen nicht mit.',
  countedMonth: `Die Kosten je Monat sind das ${number(WEEKS_PER_MONTH)}-Fache der Kosten je Woche. Die Wochen zählen von der ersten gezählten Dosis bis zur letzten, und dazu kommt dein üblicher Abstand zwischen zwei Dosen.`,
  rate: (from, rate, to) => `1 ${from} = ${number(rate)} ${to}`,
  converted: (day, source, rates) => `Umgerechnet mit Kursen vom ${day} (${source}): ${rates}.`,
};
