import type { ServerWords } from '../../words.ts';

export const webhooks = {
  misfits: {
    plain:
      'Seul https est permis vers cette adresse. La personne qui gère ce serveur peut autoriser http vers ses propres machines.',
    private:
      'Cette adresse mène à un réseau privé. La personne qui gère ce serveur peut autoriser de telles machines.',
  },
} satisfies ServerWords['account/webhooks'];
