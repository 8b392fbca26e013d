import type { texts as english } from '../../../features/account/confirm-session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: '¿Eres tú?',
  lead: 'Esto permite que una persona, un programa o un dispositivo acceda a tu cuenta. Confirma que eres tú; después todo sigue por sí solo.',
  password: 'Tu contraseña',
  code: 'Código de tu app de autenticación',
  codeHint: 'O uno de tus códigos de recuperación.',
  enterCode: 'Escribe un código.',
  confirm: 'Confirmar',
  usePassword: 'Usar la contraseña',
  useCode: 'Usar un código',
  byPasskey: 'Usar una llave de acceso',
  byOidc: (name) => `Entrar de nuevo con ${name}`,
  oidcHint: 'Así sales de esta página. Lo que has escrito aquí sin guardar se perderá.',
  usePasskey: 'Usar una llave de acceso',
  noPasskey:
    'No se usó ninguna llave de acceso. Puedes intentarlo de nuevo o confirmar de otra manera.',
  failed: 'Esto no se pudo confirmar. Inténtalo de nuevo.',
};
