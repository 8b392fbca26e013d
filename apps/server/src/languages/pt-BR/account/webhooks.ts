import type { ServerWords } from '../../words.ts';

export const webhooks = {
  misfits: {
    plain:
      'Para lá, só se envia por https. Quem mantém este servidor pode permitir http para máquinas próprias.',
    private:
      'Este endereço leva a uma rede privada. Quem mantém este servidor pode permitir máquinas assim.',
  },
} satisfies ServerWords['account/webhooks'];
