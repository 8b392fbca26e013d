import type { ServerWords } from '../../../words.ts';

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: Eine Dosis wurde eingetragen',
    'weight.logged': 'Dosewise: Ein Gewicht wurde eingetragen',
  },
  doseLogged: (mg) => `Dosis eingetragen: ${mg} mg`,
  weightLogged: (weight) => `Gewicht eingetragen: ${weight}`,
  test: 'Dosewise: ein Test, wie gewünscht',
} satisfies ServerWords['outgoing/channels/webhook'];
