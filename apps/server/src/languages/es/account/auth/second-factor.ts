import type { ServerWords } from '../../../words.ts';

export const secondFactor = {
  onAlready: 'Ya hay una app de autenticación configurada. Quítala primero.',
  notBegun: 'Pide primero una clave nueva.',
  wrongCode: 'Este código no es correcto o ya se usó.',
  notOwn: 'Tu propio segundo factor se quita en tu página Seguridad, con un código.',
} satisfies ServerWords['account/auth/second-factor'];
