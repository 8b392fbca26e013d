import type { ServerWords } from '../../../words.ts';

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: se registró una dosis',
    'weight.logged': 'Dosewise: se registró un pesaje',
  },
  doseLogged: (mg) => `Dosis registrada: ${mg} mg`,
  weightLogged: (weight) => `Pesaje registrado: ${weight}`,
  test: 'Dosewise: una prueba, como pediste',
} satisfies ServerWords['outgoing/channels/webhook'];
