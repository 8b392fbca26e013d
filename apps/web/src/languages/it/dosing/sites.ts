import type { texts as english } from '../../../features/dosing/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Sedi di iniezione · Dosewise',
  title: 'Sedi di iniezione',
  lead: 'Da quanto tempo riposa ogni sede. Premine una per vedere le sue dosi e il dolore.',
  loading: 'Caricamento…',
  loginPrompt: 'Accedi per vedere le tue sedi di iniezione.',
  failed: 'Non è stato possibile caricare le tue sedi di iniezione.',

  map: 'Mappa del corpo',
  longest: 'La più riposata',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'È la sede a riposo da più tempo tra quelle che usi.',
  noneChosen: 'Non hai scelto nessuna sede. Scegline alcune qui sotto.',
  noDoses: 'Ancora nessuna iniezione',
  noDosesHint:
    'Registra le dosi con la sede di iniezione per vedere da quanto riposa ogni sede. Le compresse non ne hanno.',
  logDose: 'Registra una dose',
  withoutPlace: 'Una dose registrata senza sede esatta conta per ogni parte della zona.',

  lastUsed: 'Ultimo uso',
  uses: 'Volte usata',
  meanPain: 'Dolore medio',
  never: 'Mai',
  painOf: (pain) => `${number(pain)} su 10`,
  noPain: '–',
  painOver: (zone) => `Dolore nel tempo: ${zone}`,
  pain: 'Dolore',
  date: 'Data',
  otherSites: 'Altre sedi',
  noneHere: 'Nessuna dose ancora registrata esattamente qui.',
  painSummary: (uses, pain) => `${countDoses(uses)} qui, dolore medio ${number(pain)} su 10.`,
  dosesFailed: 'Non è stato possibile caricare le tue dosi.',

  own: 'Le sedi che usi',
  ownHint: 'Solo queste vengono proposte.',
  saveFailed: 'Salvataggio non riuscito. Riprova.',
  notes: {
    arm: 'Secondo il foglio illustrativo di tirzepatide, l’iniezione nella parte superiore del braccio dovrebbe farla un’altra persona.',
    buttock: 'I fogli illustrativi nominano solo addome, coscia e parte superiore del braccio.',
  },

  list: 'Tutte le sedi',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `dolore ${number(pain)}/10`,
};
