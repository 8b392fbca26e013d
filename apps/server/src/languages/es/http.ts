import type { ServerWords } from '../words.ts';

export const http = {
  heavyWork:
    'Ahora mismo se están creando muchos informes y archivos. Inténtalo de nuevo en un momento.',
} satisfies ServerWords['http'];
