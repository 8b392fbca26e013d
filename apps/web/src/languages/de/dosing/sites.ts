import type { texts as english } from '../../../features/dosing/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Injektionsstellen · Dosewise',
  title: 'Injektionsstellen',
  lead: 'Wie lange jede Stelle Pause hatte. Tippe auf eine, um ihre Dosen und Schmerzen zu sehen.',
  loading: 'Wird geladen …',
  loginPrompt: 'Bitte melde dich an, um deine Injektionsstellen zu sehen.',
  failed: 'Deine Injektionsstellen konnten nicht geladen werden.',

  map: 'Körperkarte',
  longest: 'Längste Pause',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'Die längste Pause unter den Stellen, die du benutzt.',
  noneChosen: 'Du hast keine Stellen gewählt. Wähle unten welche aus.',
  noDoses: 'Noch keine Injektion',
  noDosesHint:
    'Trage Dosen mit ihrer Injektionsstelle ein, um zu sehen, wie lange jede Stelle Pause hatte. Tabletten haben keine.',
  logDose: 'Dosis eintragen',
  withoutPlace: 'Eine Dosis ohne genaue Stelle zählt für jeden Teil des Körperbereichs.',

  lastUsed: 'Zuletzt',
  uses: 'Wie oft',
  meanPain: 'Schmerz im Mittel',
  never: 'Nie',
  painOf: (pain) => `${number(pain)} von 10`,
  noPain: '–',
  painOver: (zone) => `Schmerz im Verlauf: ${zone}`,
  pain: 'Schmerz',
  date: 'Datum',
  otherSites: 'Andere Stellen',
  noneHere: 'Genau hier ist noch keine Dosis eingetragen.',
  painSummary: (uses, pain) =>
    `${countDoses(uses)} hier, Schmerz im Mittel ${number(pain)} von 10.`,
  dosesFailed: 'Deine Dosen konnten nicht geladen werden.',

  own: 'Die Stellen, die du benutzt',
  ownHint: 'Nur diese werden vorgeschlagen.',
  saveFailed: 'Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  notes: {
    arm: 'Laut Packungsbeilage von Tirzepatid soll eine andere Person in den Oberarm spritzen.',
    buttock: 'Die Packungsbeilagen nennen nur Bauch, Oberschenkel und Oberarm.',
  },

  list: 'Alle Stellen',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `Schmerz ${number(pain)}/10`,
};
