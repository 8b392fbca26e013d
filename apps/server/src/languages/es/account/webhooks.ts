import type { ServerWords } from '../../words.ts';

export const webhooks = {
  misfits: {
    plain:
      'Allí solo se envía por https. Quien administra este servidor puede permitir http a sus propios equipos.',
    private:
      'Esta dirección lleva a una red privada. Quien administra este servidor puede permitir esos equipos.',
  },
} satisfies ServerWords['account/webhooks'];
