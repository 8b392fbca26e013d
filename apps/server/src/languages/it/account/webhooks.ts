import type { ServerWords } from '../../words.ts';

export const webhooks = {
  misfits: {
    plain:
      'Lì arriva solo https. Chi gestisce questo server può consentire http verso host propri.',
    private:
      'Questo indirizzo porta in una rete privata. Chi gestisce questo server può consentire host di questo tipo.',
  },
} satisfies ServerWords['account/webhooks'];
