import type { texts as english } from '../../../parts/session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  logIn: 'Iniciar sesión',
  beginLocal: 'Usar sin cuenta',
  startEmpty: 'Empezar de cero',
  lookAround: 'Ver un ejemplo inventado de 18 meses',
  beginHere: 'Aquí todavía no hay nada guardado. Todo se queda en este navegador.',
  notBegun: 'No se pudo cargar lo necesario. Comprueba tu conexión e inténtalo de nuevo.',
  adminPrompt: 'Inicia sesión como admin para acceder a esta página.',
  adminsOnly: 'Acceso denegado. Solo para admins.',
  adminDenied: 'Acceso denegado. Se necesitan permisos de admin.',
  toDashboard: 'Ir al panel',
  offline: 'No tienes conexión. Estos son tus últimos registros guardados.',
  loginAhead:
    'Algo delante del servidor pide primero que inicies sesión, por ejemplo una página de acceso o la wifi. Lo que está guardado aquí se conserva.',
  openLogin: 'Abrir ese acceso',
  unanswered:
    'No se pudo conectar con el servidor, así que no se pueden mostrar tus registros. Tu sesión sigue abierta aquí.',
  nothingKept:
    'Este navegador no guarda nada para este sitio, así que tu sesión se cierra cada vez que la página se vuelve a cargar o se cierra. Para mantenerla abierta, permite las cookies y los datos de este sitio en los ajustes del navegador.',
};
