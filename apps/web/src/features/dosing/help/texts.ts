import { spoken } from '../../../format/spoken.ts';
import { PATHS, type Path } from '../../../navigation/paths.ts';

/** One question that people ask, and its answer. */
interface Topic {
  /** The part of the address behind the #, so that a page can link to the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** The papers that the facts are from. */
  readonly source?: string;
  /** The page that the answer speaks of. */
  readonly leadsTo?: { readonly path: Path; readonly label: string };
}

// The facts are those of docs/glossary.md and of the catalogue's labels, as of November 2026.
const topics: readonly Topic[] = [
  {
    id: 'click',
    question: 'What is a click?',
    answer: [
      'Turning the dose knob of a KwikPen clicks 60 times for a full dose of 0.6 mL. So each click is 0.01 mL, and half of the clicks is half of the dose.',
      'The label knows full doses only: counting clicks is arithmetic, and its result is as exact as the pen is.',
    ],
    source:
      'KwikPen: 0.6 mL for each full dose, by its label; 60 clicks by pharmacies, on no label.',
    leadsTo: { path: PATHS.calculator, label: 'Calculator' },
  },
  {
    id: 'priming',
    question: 'What does priming take?',
    answer: [
      'The instructions of the KwikPen ask to prime it before each injection: 2 clicks, 0.02 mL. The pen holds extra liquid for this, so priming takes nothing from the 240 clicks that are counted here.',
    ],
    source: 'Instructions for use of the KwikPen.',
  },
  {
    id: 'golden-dose',
    question: 'What is a Golden Dose?',
    answer: [
      'Some people draw out what is left in a KwikPen after its four doses and call it a Golden Dose. The maker does not recommend it: the amount is not known, and drawing it with a syringe can bring germs in. The KwikPen of 2026 leaves nothing to draw.',
      'Dosewise can record one if you allow it. It does not suggest one.',
    ],
    source: 'Statements of the maker to pharmacists, 2025 and 2026.',
    leadsTo: { path: PATHS.settings, label: 'Settings' },
  },
  {
    id: 'missed-dose',
    question: 'I missed a dose. What does the label say?',
    answer: [
      'Labels differ. For Mounjaro and Zepbound: take it within 4 days (96 hours), else skip it and go on with the usual day; at least 3 days (72 hours) between two doses.',
      'Tablets of semaglutide (Rybelsus, Wegovy): skip a missed one and take the next the following day.',
      'Today shows the last time that the label of your own pen gives. Ask your prescriber or pharmacist when in doubt.',
    ],
    source:
      'EMA product information of Mounjaro, section 4.2; label of Rybelsus; product information of Wegovy tablets.',
    leadsTo: { path: PATHS.dashboard, label: 'Today' },
  },
  {
    id: 'thirty-days',
    question: 'How long may a pen be open?',
    answer: [
      'It depends on the pen. A KwikPen: 30 days after its first use, at or below 30 °C, also when something is left in it. Unopened pens lie in the fridge at 2 to 8 °C and never freeze.',
      'Pens shows the last day for each of yours.',
    ],
    source: 'EMA product information of Mounjaro, section 6.3.',
    leadsTo: { path: PATHS.pens, label: 'Pens' },
  },
  {
    id: 'curve',
    question: 'What is the curve, and how is it worked out?',
    answer: [
      'An estimate of how much of the medicine is in the blood, from the doses you logged and the average person of published studies. Nobody measured it in you, and it is not for deciding about a dose.',
      'Its page names each number with its source.',
    ],
    leadsTo: { path: PATHS.pkCurve, label: 'Blood Concentration' },
  },
  {
    id: 'where',
    question: 'Where are my records?',
    answer: [
      'On the server whose address you opened, and for reading without a network in this browser. Whoever runs the server can read them. Export gives you all of them as files at any time; Settings deletes your account with everything in it.',
    ],
    leadsTo: { path: PATHS.exportData, label: 'Export' },
  },
];

/** The words of the page Help. */
export const texts = spoken('dosing/help', {
  pageTitle: 'Help · Dosewise',
  title: 'Help',
  lead: 'Short answers. What to inject or take, and when, is between you and your prescriber.',
  source: (source: string) => `Source: ${source}`,
  licences: 'Licences of the software in this app',
  topics,
});
