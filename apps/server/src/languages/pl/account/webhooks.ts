import type { ServerWords } from '../../words.ts';

export const webhooks = {
  misfits: {
    plain:
      'Tam można wysyłać tylko przez https. Osoba, która prowadzi ten serwer, może zezwolić na http do własnych hostów.',
    private:
      'Ten adres prowadzi do sieci prywatnej. Osoba, która prowadzi ten serwer, może zezwolić na takie hosty.',
  },
} satisfies ServerWords['account/webhooks'];
