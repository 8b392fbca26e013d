import { pluralIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';

export const report = {
  statement:
    'Eigen opgave, of genoteerd door mensen en apps met toegang. Niet gecontroleerd door een zorgverlener.',
  sources: {
    doses:
      'Doses: zoals genoteerd. De hoeveelheid is berekend uit klikken, eenheden, volume, pennen of tabletten, of is in mg genoteerd.',
    planned:
      'Geplande doses: die van het schema dat op dat moment gold. Een genoteerde dosis telt voor de geplande dosis die is gekozen. Is er geen gekozen, dan telt die voor de geplande dosis ervoor, als dat niet later is dan de bijsluiter toestaat. Is de helft van de tijd tussen twee doses langer, of noemt de bijsluiter geen termijn, dan geldt die helft. Anders telt die voor de volgende geplande dosis, als die hoogstens de helft van de tijd tussen twee doses later is gepland. Een geplande dosis geldt als gemist zodra de termijn voor een late dosis voorbij is of het tijd is voor de volgende dosis, wat het eerst komt. Dagen van een pauze tellen niet mee.',
    doseSteps:
      'Doseringsstappen: een stap begint met een dosis van een ander geneesmiddel, of met een dosis die meer dan 5% hoger of lager is dan de vorige stap, als de volgende dosis daaraan gelijk is. Eén afwijkende dosis begint geen nieuwe stap.',
    weightChange:
      'Gewichtsverandering: het laatste gewicht van de periode min het eerste, ook in procenten van het eerste.',
    smoothedWeight:
      'Afgevlakt gewicht: voor elke dag wordt een rechte lijn gelegd door de wegingen van 14 dagen ervoor tot 14 dagen erna. Wegingen dichter bij die dag tellen meer mee (lokale regressie; Cleveland 1979). Aan het begin en het einde van de periode gebruikt de lijn tot 28 dagen aan één kant.',
    measurements: 'Metingen: van elke soort de laatste van de periode min de eerste.',
    bmi: 'BMI: het laatste gewicht van de periode in kg, gedeeld door het kwadraat van de lengte in m.',
    symptoms:
      'Klachten: het aantal registraties en hun hoogste en gemiddelde ernst, van 0 tot 10. Registraties ‘geen klachten’ worden apart geteld.',
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

  planned: 'Geplande doses die niet volledig zijn genomen',
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
