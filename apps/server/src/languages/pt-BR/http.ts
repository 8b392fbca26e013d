import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork: 'Muitos relatórios e arquivos estão sendo criados agora. Tente de novo daqui a pouco.',
} satisfies ServerWords['http'];
