import type { ServerWords } from '../../../words.ts';

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: zapisano dawkę',
    'weight.logged': 'Dosewise: zapisano ważenie',
  },
  doseLogged: (mg) => `Zapisano dawkę: ${mg} mg`,
  weightLogged: (weight) => `Zapisano wagę: ${weight}`,
  test: 'Dosewise: test, zgodnie z prośbą',
} satisfies ServerWords['outgoing/channels/webhook'];
