import type { ServerWords } from '../../words.ts';

export const webhooks = {
  misfits: {
    plain:
      'Dorthin geht nur https. Wer diesen Server betreibt, kann http zu eigenen Rechnern erlauben.',
    private:
      'Diese Adresse führt in ein privates Netz. Wer diesen Server betreibt, kann solche Rechner erlauben.',
  },
} satisfies ServerWords['account/webhooks'];
