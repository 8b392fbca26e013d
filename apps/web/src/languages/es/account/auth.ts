import type { texts as english } from '../../../features/account/auth/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  checking: 'Comprobando si tienes la sesión iniciada…',
  modes: {
    login: {
      pageTitle: 'Iniciar sesión · Dosewise',
      title: 'Hola de nuevo',
      lead: 'Inicia sesión para registrar dosis y ver tus plumas.',
      submit: 'Iniciar sesión',
      question: '¿Es tu primera vez aquí?',
      other: 'Crear una cuenta',
    },
    register: {
      pageTitle: 'Crear una cuenta · Dosewise',
      title: 'Crear una cuenta',
      lead: 'Gratis, y tus datos siguen siendo tuyos.',
      submit: 'Crear la cuenta',
      question: '¿Ya tienes una cuenta?',
      other: 'Iniciar sesión',
    },
  },
  byInvitation: {
    title: 'Aquí las cuentas son por invitación',
    hint: 'Pide un enlace a quien administra este servidor.',
  },
  closed: {
    title: 'Este servidor no acepta cuentas nuevas',
    hint: 'La calculadora funciona sin cuenta.',
  },
  bringsRecords:
    'Los registros de este navegador van contigo. También se quedan aquí, hasta que hayan llegado y tú lo digas.',
  email: 'Correo electrónico',
  confirmPassword: 'Confirma la contraseña',
  withPasskey: 'Entrar con una llave de acceso',
  noPasskey:
    'No se recibió ninguna llave de acceso. Inicia sesión de otra manera o inténtalo de nuevo.',
  withOidc: (name) => `Entrar con ${name}`,
  thatPlace: 'el otro sitio',
  finishing: 'Iniciando tu sesión…',
  secondFactorLead: 'Una cosa más: el código de tu app de autenticación.',
  noPasswordLead: 'Este servidor no acepta contraseñas propias.',
  confirmed: 'Confirmado. Puedes continuar durante diez minutos.',
  linked: (name) => `Vinculado. Ya puedes iniciar sesión con ${name}.`,
  goOn: 'Continuar',
  oidcErrors: {
    denied: (name) => `No iniciaste sesión en ${name}. Puedes intentarlo de nuevo.`,
    expired: () =>
      'Este inicio de sesión tardó demasiado o ya se usó. Empieza otra vez, por favor.',
    forged: () =>
      'Este inicio de sesión no empezó en este navegador, o el navegador no guarda cookies. Empieza otra vez, por favor.',
    unreachable: (name) => `En este momento no se puede conectar con ${name}. Inténtalo más tarde.`,
    refused: (name) =>
      `${name} no conoce este servidor. Quien lo administra tiene que comparar los ajustes de ambos.`,
    clock: (name) =>
      `Los relojes de ${name} y de este servidor difieren demasiado. Quien los administra tiene que ajustarlos.`,
    failed: (name) => `No se pudo comprobar la respuesta de ${name}. Inténtalo de nuevo.`,
  },
  forgot: '¿Has olvidado tu contraseña?',
  loginFailed: 'No se pudo iniciar sesión',
  registrationFailed: 'No se pudo crear la cuenta',
  failed: 'Se produjo un error',

  country: 'País',
  countryHint: 'Determina precios y unidades.',
  chooseCountry: 'Elige tu país',
  chooseCountryError: 'Elige tu país.',
  otherCountry: 'Otro país',
  countryName: 'Nombre del país',
  countryNameError: 'Escribe el nombre de tu país, con 2 a 60 caracteres.',
  currency: 'Moneda',
  chooseCurrency: 'Elige tu moneda',
  chooseCurrencyError: 'Elige tu moneda.',
  news: 'Envíame novedades',
  newsHint: 'Por correo, hasta que canceles la suscripción.',
};
