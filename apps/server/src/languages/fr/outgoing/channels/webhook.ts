import type { ServerWords } from '../../../words.ts';

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise : une dose a été notée',
    'weight.logged': 'Dosewise : une pesée a été notée',
  },
  doseLogged: (mg) => `Dose notée : ${mg} mg`,
  weightLogged: (weight) => `Poids noté : ${weight}`,
  test: 'Dosewise : un test, comme demandé',
} satisfies ServerWords['outgoing/channels/webhook'];
