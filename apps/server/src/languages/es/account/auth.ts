import type { ServerWords } from '../../words.ts';

export const auth = {
  commonPassword: 'Esta contraseña está en la lista de las más comunes. Elige otra, por favor.',
  pastExpiry: 'Elige hoy o un día posterior.',
  sameAddress: 'Esta es la dirección que ya tienes.',
  passwordRequired: 'Escribe tu contraseña.',
  wrongPassword: 'Esta no es tu contraseña.',
  noAccount: (email) => `Ninguna cuenta tiene la dirección ${email}.`,
} satisfies ServerWords['account/auth'];
