import type { ServerWords } from '../../../words.ts';

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise: è stata registrata una dose',
    'weight.logged': 'Dosewise: è stata registrata una pesata',
  },
  doseLogged: (mg) => `Dose registrata: ${mg} mg`,
  weightLogged: (weight) => `Peso registrato: ${weight}`,
  test: 'Dosewise: la prova che hai chiesto',
} satisfies ServerWords['outgoing/channels/webhook'];
