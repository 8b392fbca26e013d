import type { HelpTopic } from '../../data/navigation/paths.ts';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of links on many pages. */
export const texts = spoken('parts/navigation', {
  newTab: ' (opens in a new tab)',
  /** The questions of Help, on its own page and wherever they arise. */
  questions: {
    click: 'What is a click?',
    priming: 'How much liquid does priming use?',
    units: 'What is a syringe unit?',
    'golden-dose': 'What is a Golden Dose?',
    'missed-dose': 'I missed a dose. What does the leaflet say?',
    travelling: 'What happens when I travel?',
    curve: 'How is the curve worked out?',
    figures: 'How are doses and costs worked out?',
    where: 'Where is my data kept, and who can see it?',
    storing: 'How do I store and dispose of a pen?',
  } satisfies Record<HelpTopic, string>,
});
