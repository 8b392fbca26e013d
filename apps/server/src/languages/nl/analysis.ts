import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const report = {
  statement:
    'Eigen opgave, ook van mensen en apps met toegang. Niet gecontroleerd door een zorgverlener.',
  sources: {
    doses:
      'Elke dosis zoals die is genoteerd. De hoeveelheid volgt uit klikken, eenheden, volume, pennen of tabletten, of is in mg ingevuld.',
    planned:
      'Elke geplande dosis van het schema dat op dat moment gold, met de genoteerde doses die erbij horen: die ervoor genoteerd zijn, en anders die binnen de termijn van de bijsluiter of binnen de helft van de tijd tussen twee doses. Een dosis geldt als gemist zodra die termijn voorbij is of het tijd is voor de volgende geplande dosis. Dagen van een pauze tellen niet mee.',
    doseSteps:
      'Een doseringsstap begint met een dosis van een ander geneesmiddel, of met een dosis die meer dan 5% hoger of lager is dan de vorige stap, als de volgende dosis daaraan gelijk is. Eén afwijkende dosis begint geen nieuwe stap.',
    weightChange: 'Het laatste gewicht van de periode min het eerste, in procenten van het eerste.',
    smoothedWeight:
      'Een rechte lijn door de wegingen van 14 dagen voor en na elke dag, waarin nabije wegingen meer meetellen (lokale regressie; Cleveland 1979). Bij de eerste en laatste wegingen kijkt deze tot 28 dagen naar één kant.',
    measurements: 'De laatste meting van de periode min de eerste, van elke soort.',
    bmi: 'Het laatste gewicht van de periode in kg, gedeeld door het kwadraat van de lengte in m.',
    symptoms:
      'Aantal, hoogste en gemiddelde van de genoteerde ernst, van 0 tot 10. Registraties ‘geen klachten’ worden apart geteld.',
  },
} satisfies ServerWords['analysis/report'];

const plural = pluralIn('nl');

export const reportPdf = {
  title: 'Rapport over doses, gewicht en klachten',
  period: (from, to, { count, shown }, timeZone) =>
    `${from} tot en met ${to} (${shown} ${plural(count, { one: 'dag', other: 'dagen' })}, tijdzone ${timeZone})`,
  made: (day) => `Gemaakt op ${day}.`,
  footer: (statement, day, page) => `${statement} ${day} · Pagina ${page}`,
  end: 'Einde van het rapport.',
  unknown: '–',
  newest: (shown, all) =>
    `Hier staan de nieuwste ${shown} van ${all}. De pagina Rapport van Dosewise toont ze allemaal; elke dosis staat ook in het bestand doses.csv.`,

  summary: 'Samenvatting',
  latestDose: 'Laatste dosis',
  nothing: 'In deze periode is niets genoteerd.',
  first: 'Eerste gewicht',
  last: 'Laatste gewicht',
  onDay: (weight, day) => `${weight} op ${day}`,
  change: 'Verandering',
  percent: (change, percent) => `${change} (${percent})`,
  weighIns: 'Wegingen',
  bmi: 'Bodymassindex',
  bmiOf: (bmi, height) => `${bmi} kg/m² bij een lengte van ${height}`,
  chart: 'Afgevlakt gewicht (lijn) en het laatste gewicht van elke dag (rondjes)',
  chartAlt: (first, last, least, most) =>
    `Lijn van het afgevlakte gewicht, van ${first} tot ${last}. De wegingen liggen tussen ${least} en ${most}.`,

  measurements: 'Metingen',
  measurementHeader: ['Meting', 'Eerste', 'Laatste', 'Verandering', 'Aantal'],

  doses: 'Doses',
  doseHeader: ['Dag', 'Tijd', 'Geneesmiddel', 'Dosis', 'Plaats', 'Pijn, 0 tot 10', 'Uit'],
  mg: (amount) => `${amount} mg`,
  devices: {
    click_pen: 'Pen',
    vial: 'Injectie­flacon',
    single_pen: 'Pen met één dosis',
    tablet: 'Tablet',
  },
  steps: 'Doseringsstappen',
  stepHeader: ['Vanaf', 'Geneesmiddel', 'Dosis'],
  beforePeriod: 'Vóór deze periode',

  planned: 'Geplande doses die niet zijn genomen',
  allTaken: 'In deze periode is er geen gemist of overgeslagen.',
  plannedHeader: ['Gepland voor', 'Tijd', 'Dosis', 'Uitkomst'],
  missed: 'Gemist',
  skipped: 'Overgeslagen',
  partly: (taken, planned) => `${taken} van ${planned} mg genomen`,
  takenOf: (taken, planned) => `${taken} van ${planned} geplande doses genomen`,
  inPause: (doses) => `${doses} in een pauze`,

  symptoms: 'Klachten',
  symptomHeader: ['Klacht', 'Aantal', 'Ergste, 0 tot 10', 'Gemiddeld', 'Laatst'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `In ${shown} registratie staat dat er geen klachten waren.`,
      other: `In ${shown} registraties staat dat er geen klachten waren.`,
    }),

  sources: 'Hoe dit is berekend',
} satisfies ServerWords['analysis/report/pdf'];
