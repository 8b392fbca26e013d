import type { ServerWords } from '../../../words.ts';

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: uma dose foi registrada',
    'weight.logged': 'Dosewise: uma pesagem foi registrada',
  },
  doseLogged: (mg) => `Dose registrada: ${mg} mg`,
  weightLogged: (weight) => `Peso registrado: ${weight}`,
  test: 'Dosewise: um teste, como você pediu',
} satisfies ServerWords['outgoing/channels/webhook'];
