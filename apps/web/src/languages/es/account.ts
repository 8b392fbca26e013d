import { PATHS } from '../../data/navigation/paths.ts';
import type { texts as authEnglish } from '../../features/account/auth/texts.ts';
import type { texts as confirmEmailEnglish } from '../../features/account/confirm-email/texts.ts';
import type { texts as confirmSessionEnglish } from '../../features/account/confirm-session/texts.ts';
import type { texts as passwordLinkEnglish } from '../../features/account/password-link/texts.ts';
import type { texts as peopleEnglish } from '../../features/account/people/texts.ts';
import type { texts as settingsRemindersEnglish } from '../../features/account/settings/reminders/texts.ts';
import type { texts as settingsSecurityPhoneEnglish } from '../../features/account/settings/security/phone/texts.ts';
import type { texts as settingsSecurityEnglish } from '../../features/account/settings/security/texts.ts';
import type { texts as settingsEnglish } from '../../features/account/settings/texts.ts';
import type { texts as settingsWebhooksEnglish } from '../../features/account/settings/webhooks/texts.ts';
import type { texts as setupEnglish } from '../../features/account/setup/texts.ts';
import type { texts as unsubscribeEnglish } from '../../features/account/unsubscribe/texts.ts';
import type { Words } from '../words.ts';
import { countDays } from './data.ts';
import { atTime, capital, counted, number } from './grammar.ts';

export const authTexts: Words<typeof authEnglish> = {
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
    title: 'Aquí las cuentas son solo por invitación',
    hint: 'Pide un enlace a quien administra este servidor.',
  },
  closed: {
    title: 'Este servidor no acepta cuentas nuevas',
    hint: 'Puedes usar la calculadora sin cuenta.',
  },
  bringsRecords:
    'Los registros de este navegador se copiarán a tu cuenta. Se quedan aquí hasta que decidas eliminarlos.',
  email: 'Correo electrónico',
  confirmPassword: 'Confirma la contraseña',
  repeatedPassword: 'Contraseña repetida',
  withPasskey: 'Entrar con una llave de acceso',
  noPasskey:
    'No se usó ninguna llave de acceso. Inicia sesión de otra manera o inténtalo de nuevo.',
  withOidc: (name) => `Entrar con ${name}`,
  thatPlace: 'el servicio de inicio de sesión',
  finishing: 'Iniciando tu sesión…',
  secondFactorLead: 'Un paso más: escribe el código de tu app de autenticación.',
  noPasswordLead: 'Aquí no puedes iniciar sesión con una contraseña.',
  confirmed: 'Confirmado. No se te volverá a preguntar durante diez minutos.',
  linked: (name) => `Vinculado. Ya puedes iniciar sesión con ${name}.`,
  goOn: 'Continuar',
  oidcErrors: {
    denied: (name) => `No iniciaste sesión con ${name}. Puedes intentarlo de nuevo.`,
    expired: () =>
      'Este inicio de sesión tardó demasiado o ya se usó. Empieza otra vez, por favor.',
    forged: () =>
      'Este inicio de sesión no empezó en este navegador, o las cookies están bloqueadas. Empieza otra vez, por favor.',
    unreachable: (name) => `En este momento no se puede conectar con ${name}. Inténtalo más tarde.`,
    refused: (name) =>
      `Este servidor no consta en ${name}. Pide a quien lo administra que revise los ajustes de ambos lados.`,
    clock: (name) =>
      `Los relojes de ${name} y de este servidor difieren demasiado. Pide a quien administra este servidor que los corrija.`,
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
  newsHint: 'Por correo, hasta que te des de baja.',
};

export const confirmEmailTexts: Words<typeof confirmEmailEnglish> = {
  pageTitle: 'Nueva dirección de correo · Dosewise',
  title: '¿Usar esta dirección?',
  lead: '¿Usar esta dirección de correo para tu cuenta? Después del cambio iniciarás sesión con ella. Enviaremos un aviso a tu dirección anterior.',
  submit: 'Usar esta dirección',
  failed: 'No se pudo cambiar la dirección. Inténtalo de nuevo.',
  done: 'Se cambió tu dirección',
  doneHint: (email) => `A partir de ahora, inicia sesión con ${email}.`,
  toDashboard: 'Ir a tu panel',
  logIn: 'Iniciar sesión',
  dead: 'Este enlace ya no sirve',
  deadHint: 'Sirve una vez, durante una hora. Pide otro en la página Seguridad.',
  toSecurity: 'Ir a Seguridad',
};

export const confirmSessionTexts: Words<typeof confirmSessionEnglish> = {
  title: 'Confirma que eres tú',
  lead: 'Este cambio daría acceso a tu cuenta a una persona, una app o un dispositivo. Cuando confirmes, seguiremos.',
  password: 'Tu contraseña',
  code: 'Código de tu app de autenticación',
  codeHint: 'O uno de tus códigos de recuperación.',
  enterCode: 'Escribe un código.',
  confirm: 'Confirmar',
  usePassword: 'Usar la contraseña',
  useCode: 'Usar un código',
  byPasskey: 'Usar una llave de acceso',
  byOidc: (name) => `Entrar de nuevo con ${name}`,
  oidcHint: 'Vas a salir de esta página. Lo que no hayas guardado aquí se perderá.',
  usePasskey: 'Usar una llave de acceso',
  noPasskey: 'No se usó ninguna llave de acceso. Inténtalo de nuevo o confirma de otra manera.',
  failed: 'Esto no se pudo confirmar. Inténtalo de nuevo.',
};

export const passwordLinkTexts: Words<typeof passwordLinkEnglish> = {
  pageTitle: 'Contraseña olvidada · Dosewise',
  title: '¿Has olvidado tu contraseña?',
  lead: 'Escribe tu correo y te enviaremos un enlace para elegir una contraseña nueva.',
  noMail: 'Pide a quien lo administra un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sendAgain: 'Enviar el enlace de nuevo',
  sent: 'Si esta dirección tiene una cuenta, hay un enlace en camino.',
  sentHint: 'Sirve durante una hora. Mira también en la carpeta de spam.',
  sendFailed: 'No se pudo enviar el enlace.',
  backToLogin: 'Volver al inicio de sesión',

  newPageTitle: 'Contraseña nueva · Dosewise',
  choose: 'Elige una contraseña nueva',
  chooseHint:
    'Al cambiar la contraseña se cierra la sesión en todos los dispositivos y tus registros dejan de compartirse con quienes pueden verlos. También se revocan los tokens de API, los informes compartidos, los webhooks, las invitaciones pendientes, la dirección del calendario y la dirección de ntfy.',
  save: 'Guardar e iniciar sesión',
  saveFailed: 'No se pudo cambiar la contraseña.',
  changed: 'Se cambió tu contraseña y se inició tu sesión.',
  changedOnly: 'Se cambió tu contraseña. Inicia sesión con ella.',
  dead: 'Este enlace ya no sirve',
  deadHint: 'Caducó, ya se usó o está incompleto. Esta vez no se ha cambiado nada.',
  askAgain: 'Pedir un enlace nuevo',
};

export const peopleTexts: Words<typeof peopleEnglish> = {
  pageTitle: 'Personas · Dosewise',
  title: 'Personas',
  lead: 'Puedes permitir que alguien de confianza vea tus registros o registre por ti. Cualquiera de las dos partes puede terminarlo en cualquier momento.',
  loginPrompt: 'Inicia sesión para ver con quién compartes registros.',
  loadFailed: 'No se pudieron cargar las personas.',

  caredBy: {
    title: 'Quién puede ver tus registros',
    none: 'No compartes tus registros con nadie.',
    invite: 'Invitar a alguien',
    reminded: 'También recibe mis recordatorios por correo',
    remindedOf: (email) => `También recibe mis recordatorios por correo: ${email}`,
    remindFailed: 'Esto no se pudo cambiar.',
    invited: 'Invitación enviada. El enlace sirve durante 7 días.',
    waits: 'Invitación sin aceptar todavía. El enlace sirve durante 7 días.',
    newLink: 'Enlace nuevo',
    newLinkOf: (email) => `Enlace nuevo para ${email}`,
  },
  caresFor: {
    title: 'Personas cuyos registros puedes ver',
    none: 'Nadie comparte sus registros contigo.',
    waits:
      'Esta persona te invita. Para aceptar, abre el enlace que te envió. Si no lo tienes, pídele uno nuevo.',
    look: 'Ver registros',
    lookOf: (email) => `Ver los registros de ${email}`,
  },
  roles: {
    sees: {
      name: 'Puede ver',
      hint: 'Puede ver tus registros, tu plan y tu informe, pero no cambiarlos.',
    },
    logs: {
      name: 'Puede ver y registrar',
      hint: 'También puede registrar por ti dosis, pesajes, síntomas y medidas, y cambiar o eliminar lo que registró. Tú ves quién hizo qué.',
    },
  },
  noEnd: 'Sin fecha final',
  until: (day) => `Hasta el ${day}`,

  ends: {
    carer: {
      name: 'Dejar de compartir',
      of: (email) => `Dejar de compartir con ${email}`,
      title: '¿Dejar de compartir ahora?',
      question: (email) =>
        `${email} ya no podrá ver tus registros ni registrar por ti. Lo que ya se registró se queda.`,
      confirm: 'Sí, dejar de compartir',
      failed: 'No se pudo dejar de compartir.',
    },
    invited: {
      name: 'Revocar',
      of: (email) => `Revocar la invitación a ${email}`,
      title: '¿Revocar la invitación?',
      question: (email) => `El enlace para ${email} dejará de funcionar.`,
      confirm: 'Sí, revocarla',
      failed: 'No se pudo revocar la invitación.',
    },
    cared: {
      name: 'Quitar mi acceso',
      of: (email) => `Quitar mi acceso a los registros de ${email}`,
      title: '¿Quitar tu acceso?',
      question: (email) =>
        `Ya no podrás ver los registros de ${email} ni registrar por esa persona. Lo que ya registraste se queda.`,
      confirm: 'Sí, quitarlo',
      failed: 'No se pudo quitar tu acceso.',
    },
  },

  dialog: {
    title: 'Invitar a alguien',
    email: 'Dirección de correo',
    emailHint: 'Le enviaremos un enlace por correo. Necesita una cuenta con esta dirección.',
    linkHint:
      'Recibirás un enlace para dárselo a esa persona, que necesita una cuenta con esta dirección.',
    emailError: 'Escribe una dirección de correo.',
    role: 'Qué puede hacer',
    until: 'Último día',
    untilHint:
      'Puede ver tus registros hasta este día incluido. Déjalo vacío para que no haya fecha final.',
    pastDay: 'Este día ya pasó.',
    questions: {
      sees: (email) => `¿Quieres que ${email === '' ? 'esta persona' : email} vea tus registros?`,
      logs: (email) =>
        `¿Quieres que ${email === '' ? 'esta persona' : email} vea tus registros y registre por ti?`,
    },
    submit: 'Enviar invitación',
    makeLink: 'Crear el enlace',
    failed: 'No se pudo enviar la invitación.',
    sent: (email) => `Invitación enviada a ${email}. Le hemos enviado un enlace por correo.`,
  },

  link: {
    title: 'Enlace de invitación',
    label: (email) => `Enlace para ${email}`,
    hint: (email) => `Dáselo a esa persona. Sirve durante 7 días, en una cuenta con ${email}.`,
    subject: 'Una invitación a Dosewise',
    message: (url, email) =>
      `Quiero compartir contigo mis registros en Dosewise. Abre este enlace e inicia sesión o crea una cuenta con ${email}: ${url}\n\nEl enlace sirve durante 7 días.`,
  },

  invitation: {
    title: (email) => `${email} te invita`,
    rights: {
      sees: 'Podrás ver sus registros, su plan y su informe, pero no cambiarlos.',
      logs: 'Podrás ver sus registros, registrar por esa persona dosis, pesajes, síntomas y medidas, y cambiar o eliminar lo que registraste.',
    },
    lasts: (day) => (day === null ? 'Sin fecha final.' : `Hasta el ${day} incluido.`),
    comeIn: (email) =>
      `La invitación es para ${email}. Crea una cuenta con esta dirección o inicia sesión en la tuya.`,
    logInFirst: (email) =>
      `La invitación es para ${email}. Inicia sesión con esta dirección. Si no tienes cuenta, pídesela a quien administra este servidor.`,
    register: 'Crear una cuenta',
    logIn: 'Iniciar sesión',
    otherAccount: (invited, own) =>
      `La invitación es para ${invited}, pero has iniciado sesión como ${own}. Cierra la sesión y usa la otra cuenta, o pide que te inviten como ${own}.`,
    logOut: 'Cerrar sesión',
    dead: 'Esta invitación ya no funciona',
    deadHint: 'Ha caducado, ya se aceptó o se revocó. Pide un enlace nuevo.',
    goOn: 'Continuar',
    loadFailed: 'No se pudo cargar la invitación.',
    accept: 'Aceptar',
    later: 'Ahora no',
    failed: 'No se pudo aceptar la invitación.',
    accepted: (email) => `Ahora puedes ver los registros de ${email}.`,
  },

  acts: {
    title: 'Qué han hecho otras personas',
    none: 'En el último año, nadie más ha registrado, cambiado ni eliminado nada.',
    did: {
      added: (email, what) => `${email} registró: ${what}`,
      changed: (email, what) => `${email} cambió: ${what}`,
      deleted: (email, what) => `${email} eliminó: ${what}`,
    },
    when: (at, date) => `El ${at}, en el registro con fecha del ${date}`,
    weighIn: (weight) => `un pesaje de ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} de 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${number(mg)} mg de ${medicine}`,
  },

  waiting: {
    title: 'Aún sin enviar: registros para otras personas',
    lead: 'Registraste esto para otra persona. Solo está guardado en este dispositivo.',
    kinds: {
      dose: 'Una dosis',
      weight: 'Un pesaje',
      symptom: 'Un síntoma',
      measurement: 'Una medida',
    },
    entry: (what, email) => `${what} para ${email}`,
    waits: 'Aún sin enviar.',
    tryAgain: 'Intentar de nuevo',
    discard: 'Descartar',
  },

  ended: {
    pageTitle: 'Ya no se comparte · Dosewise',
    title: (email) => `Ya no puedes ver los registros de ${email}`,
    lead: 'Se dejaron de compartir, o ya pasó el último día. Puedes pedir otra invitación.',
    mine: 'Ver mis propios registros',
  },
  ofOwn: {
    pageTitle: 'Tu propia cuenta · Dosewise',
    title: 'Esta página trata de tu propia cuenta',
    lead: (email) => `Estás viendo los registros de ${email}.`,
  },
};

export const settingsTexts: Words<typeof settingsEnglish> = {
  pageTitle: (title) => `${title} · Dosewise`,
  loginPrompt: 'Inicia sesión para cambiar tus ajustes.',
  title: 'Ajustes',
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar los ajustes. Inténtalo de nuevo.',

  theme: 'Tema',
  themeHint: 'Solo para este navegador.',

  sections: {
    [PATHS.settingsReminders]: 'Recordatorios',
    [PATHS.settingsUnits]: 'Unidades, idioma y país',
    [PATHS.settingsMedicines]: 'Medicamentos y Golden Dose',
    [PATHS.settingsCalendar]: 'Calendario',
    [PATHS.settingsPrivacy]: 'Privacidad y correo',
    [PATHS.security]: 'Seguridad',
    [PATHS.settingsAccount]: 'Cuenta',
  },
  backToAll: 'Volver a Ajustes',
  people: 'Personas',
  now: {
    people: 'Quién puede ver tus registros y cuáles de otras personas puedes ver tú',
    needsServer: 'Necesita un servidor',
    needsAccount: 'Necesita una cuenta',
    asFile: 'Dosis previstas en un archivo',
    off: 'Sin activar',
    noKind: 'Aún no has elegido nada',
    noChannel: 'Aún no se envía a ningún sitio',
    reminders: (kinds, channels) =>
      `${counted(kinds, 'recordatorio', 'recordatorios')} por ${channels}`,
    channels: { push: 'notificación', email: 'correo', ntfy: 'ntfy' },
    goldenOn: (ml) => `Golden Dose activada, ${number(ml)} mL`,
    goldenOff: 'Golden Dose desactivada',
    calendarSince: (day) => `Activado desde el ${day}`,
    allEmails: 'Todos los correos',
    someEmails: (count, all) => `${number(count)} de ${number(all)} tipos de correo`,
    noEmails: 'Ningún correo',
    accountEmails: 'Solo correos sobre tu cuenta',
    passwordOnly: 'Solo contraseña',
    passwordAndCode: 'Contraseña y un código',
    code: 'un código',
    passkeys: (count) => counted(count, 'llave de acceso', 'llaves de acceso'),
  },

  preferences: 'Preferencias',
  parts: {
    goldenDose: {
      saved: '¡Se guardaron los ajustes de la Golden Dose!',
      refused: 'No se pudieron guardar los ajustes de la Golden Dose',
      unreachable: 'Error al guardar los ajustes de la Golden Dose. Inténtalo de nuevo.',
    },
    country: {
      saved: '¡Se guardó el país!',
      refused: 'No se pudo guardar el país',
      unreachable: 'Error al guardar el país. Inténtalo de nuevo.',
    },
    currency: {
      saved: '¡Se guardó la moneda!',
      refused: 'No se pudo guardar la moneda',
      unreachable: 'Error al guardar la moneda. Inténtalo de nuevo.',
    },
    timeZone: {
      saved: '¡Se guardó la zona horaria!',
      refused: 'No se pudo guardar la zona horaria',
      unreachable: 'Error al guardar la zona horaria. Inténtalo de nuevo.',
    },
    units: {
      saved: '¡Se guardaron las unidades!',
      refused: 'No se pudieron guardar las unidades',
      unreachable: 'Error al guardar las unidades. Inténtalo de nuevo.',
    },
  },
  save: 'Guardar los ajustes',
  nothingToSave: 'Ya está todo guardado.',
  saveRefused: (why) => `Error: ${why}`,

  goldenDose: 'Golden Dose',
  goldenClaim:
    'Una dosis extra más allá de las 4 del prospecto, extraída del líquido que queda en la pluma después de ellas. Algunas fuentes dicen que ahorra alrededor de un 20–25\u00a0%.',
  aboutGolden: 'Leer más',
  aboutGoldenRest: ' sobre la Golden Dose',
  closeGolden: 'Cerrar',
  goldenRefused: 'No se pudieron cargar los ajustes de la Golden Dose.',
  goldenUnreachable: 'Error al cargar los ajustes de la Golden Dose. Inténtalo de nuevo.',
  trackGolden: 'Registrar la Golden Dose',
  trackGoldenHint: 'Para las plumas nuevas. Cada pluma tiene su propio interruptor.',
  volume: 'Volumen habitual',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => `${number(ml)} mililitros`,
  volumeHint:
    'Al registrar una Golden Dose, este volumen ya aparece indicado. No es una recomendación.',

  language: 'Idioma',
  languageFailed: 'No se pudo guardar el idioma. Inténtalo de nuevo.',
  country: 'País',
  currency: 'Moneda',
  currencyHint: 'Para los costes que indiques a partir de ahora.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Para tu plan, tus recordatorios y el inicio del día.',
  deviceZone: (zone) => ` La de este dispositivo es ${zone}.`,
  weightUnit: 'Unidad de peso',
  weightUnits: {
    kg: 'kg',
    lb: 'lb',
    st: 'st y lb',
  },
  heightUnit: 'Unidad de altura',
  heightUnits: {
    cm: 'cm',
    ft: 'ft e in',
  },
  unitsHint: 'Las exportaciones usan siempre kg y cm.',
  priceList: 'Precios de lista',
  prices: (country) => `Precio de una pluma en ${country}, según los mg`,
  pricesFailed: 'No se pudieron cargar los precios.',
  tryAgain: 'Intentar de nuevo',
  strength: (mg) => `${number(mg)} mg`,
  noPrice: 'Sin precio',
  medicine: 'Medicamento',
  noPricesOf: (medicine, country) =>
    `No se conoce ningún precio de lista de ${medicine} en ${country}. Sus dosis no se cuentan en tu ahorro.`,
  priceFrom: (day) => `desde el ${day}`,
  usualPrice: 'el precio habitual del país',

  account: 'Cuenta',
  name: {
    label: 'Tu nombre',
    hint: 'Las personas con las que compartes lo ven, con tu dirección de correo debajo.',
    save: 'Guardar nombre',
    saved: 'Se guardó tu nombre.',
    removed: 'Se quitó tu nombre.',
    failed: 'No se pudo guardar tu nombre. Inténtalo de nuevo.',
  },
  email: 'Correo electrónico',
  accountType: 'Tipo de cuenta',
  types: { admin: 'Admin', user: 'Personal' },
  memberSince: 'Cuenta creada',
  lastLogin: 'Último inicio de sesión',
  never: 'Nunca',

  emails: 'Preferencias de correo',
  onlyAccountEmails:
    'Este servidor envía correos sobre tu cuenta y los recordatorios que eliges, y ningún otro.',
  emailsLoadFailed: 'No se pudieron cargar tus preferencias de correo.',
  emailsSaved: '¡Se actualizaron las preferencias de correo!',
  emailsFailed: 'No se pudieron actualizar las preferencias de correo. Inténtalo de nuevo.',
  unsubscribed:
    'Te has dado de baja de marketing, novedades del producto y consejos. Los correos sobre tu cuenta y los recordatorios que elegiste siguen llegando.',
  unsubscribe: 'Darse de baja de todos los correos',
  resubscribe: 'Volver a recibirlos todos',
  topics: {
    marketing: ['Marketing', 'Ofertas y noticias'],
    productUpdates: ['Novedades del producto', 'Qué hay de nuevo aquí'],
    tips: ['Consejos', 'Cómo aprovechar mejor tus registros'],
  },

  analytics: 'Estadísticas de uso',
  noAnalytics: 'Este servidor no usa ningún proveedor de estadísticas de uso.',
  analyticsAllowed:
    'Enviar mi dirección de correo y datos sobre mis plumas y dosis al proveedor de estadísticas de uso',
  analyticsOn: 'Gracias. Las estadísticas de uso están activadas.',
  analyticsOff: 'Las estadísticas de uso están desactivadas.',
  analyticsFailed: 'No se pudo guardar tu respuesta. No se envía nada hasta que se guarde.',
  analyticsObjected:
    'Tu navegador pide a los sitios que no te rastreen (Global Privacy Control o Do Not Track), así que no se envía nada.',

  deleteAccount: 'Eliminar mi cuenta',
  deleteHint: 'Elimina definitivamente tu cuenta y todo lo que contiene. Quizá quieras ',
  deleteHintExport: 'exportar tus datos',
  deleteHintRest: ' antes.',
  inBackups: (days) =>
    days === null
      ? 'Pueden quedar copias en las copias de seguridad de este servidor.'
      : `Pueden quedar copias en las copias de seguridad de este servidor hasta ${counted(days, 'día', 'días')}, y más tiempo en una hecha antes de una actualización.`,
  deleteWarning: 'Esto no se puede deshacer',
  deleteWhat: (email) =>
    `Esto elimina la cuenta ${email} y todas las plumas, dosis, pesajes, medidas y síntomas que contiene.`,
  deleteRemains:
    'Lo que registraste para otras personas sigue en sus cuentas, junto con tu dirección de correo.',
  deletePassword: 'Contraseña',
  confirmationWord: 'ELIMINAR',
  typeToConfirm: (word) => `Escribe ${word} para confirmar`,
  keepAccount: 'Conservar mi cuenta',
  confirmDelete: 'Eliminar definitivamente',
  deleteFailed: 'No se pudo eliminar la cuenta.',
  deleted:
    'Se eliminaron tu cuenta y todo lo que contenía. Pueden quedar copias en las copias de seguridad de este servidor.',

  calendar: {
    title: 'Calendario',
    loading: 'Cargando…',
    loadFailed: 'No se pudo cargar tu calendario.',
    what: 'Consulta en tu propio calendario tus dosis previstas, el último día para usar cada pluma y el día en que se acaban. Los eventos usan textos discretos si tus recordatorios los usan.',
    make: 'Añadir a mi calendario',
    failed: 'No funcionó. Inténtalo de nuevo.',

    address: 'Dirección de tu calendario',
    addressHint:
      'Solo se muestra una vez. Cualquiera que la tenga puede leer tu calendario sin iniciar sesión.',
    open: 'Abrir en una app de calendario',

    since: (day) => `Activado desde el ${day}.`,
    lastRead: (when) => `Última lectura: ${when}.`,
    notRead: 'Aún no se ha leído.',
    replace: 'Nueva dirección',
    turnOff: 'Desactivar',
    replaceTitle: '¿Crear una dirección nueva?',
    replaceQuestion:
      'La dirección anterior dejará de funcionar. Los calendarios que la usan necesitarán la nueva.',
    turnOffTitle: '¿Desactivar el calendario?',
    turnOffQuestion:
      'La dirección dejará de funcionar. La mayoría de las apps de calendario eliminan entonces los eventos; si la tuya no lo hace, elimina allí la suscripción.',

    how: 'Qué hacer con la dirección',
    apps: [
      {
        name: 'Apple',
        how: 'iPhone: Ajustes (o Configuración), Apps, Calendario, Cuentas de calendario, Añadir cuenta, Otra, Añadir calendario suscrito. Mac: en Calendario, Archivo, Nueva suscripción a calendario. Desmarca «Eliminar alertas» para recibir un aviso antes de una dosis.',
      },
      {
        name: 'Google',
        how: 'En un ordenador o computadora: en Google Calendar, el signo más junto a «Otros calendarios», Desde URL. Google lo actualiza como mucho unas pocas veces al día y no tiene en cuenta sus alertas.',
      },
      {
        name: 'Outlook',
        how: 'En la web: en Calendario, Agregar calendario, Suscribirse desde la web. Los cambios pueden tardar unas horas en verse.',
      },
    ],
  },
};

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : counted(minutes / 60, 'hora', 'horas');
const again = (minutes: number) => (minutes === 60 ? 'cada hora' : `cada ${span(minutes)}`);

export const settingsRemindersTexts: Words<typeof settingsRemindersEnglish> = {
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar los recordatorios. Inténtalo de nuevo.',

  what: 'Qué enviar',
  dose: 'Cuando toque una dosis',
  doseHint: 'Los recordatorios terminan cuando registras u omites la dosis.',
  optionsOf: (kind) => `Opciones: ${kind}`,
  lead: 'Avísame',
  atItsTime: 'Cuando toque',
  before: (minutes) => `${span(minutes)} antes`,
  repeat: 'Avísame otra vez',
  noRepeat: 'No',
  every: (minutes) => again(minutes).replace('cada', 'Cada'),
  andAgain: (first, minutes) => `${first}, luego ${again(minutes)}`,
  times: 'Repetir como máximo',
  timesOf: (count) => counted(count, 'vez', 'veces'),
  stock: 'Antes de que se acaben tus plumas',
  daysBeforeAt: (days) => `${countDays(days)} antes, a las 09:00`,
  discard: 'El último día de una pluma',
  discardHint: 'A las 09:00',
  daysBefore: 'Con cuánta antelación',
  days: countDays,
  weighIn: 'Pesarme',
  weeklySummary: 'Un resumen de la semana',
  day: 'Día',
  weekdays: 'Días',
  time: 'Hora',
  dayAt: (day, time) => `${capital(day)} ${atTime(time)}`,

  where: 'Enviar a',
  nowhere: 'Elige al menos uno; si no, no recibirás recordatorios.',
  chooseFirst: 'Primero elige adónde enviar los recordatorios.',
  calendar: 'Añadir a mi calendario',
  noWay:
    'Este servidor aún no puede enviar recordatorios. Quien lo administra tiene que configurar el correo o las notificaciones. Tu calendario sí puede avisarte.',
  browsers: 'Notificaciones',
  notifyHere: 'Avisar en este navegador',
  notifiedHere: 'Las notificaciones están activadas en este navegador.',
  thisBrowser: (device) => `${device} (este)`,
  added: (day) => `Añadido el ${day}, aún no se ha enviado nada`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Quitar ${device}`,
  remove: 'Quitar',
  removeFailed: 'No se pudo quitar este navegador. Inténtalo de nuevo.',
  unsupported: 'Este navegador no puede mostrar notificaciones.',
  shareMenu:
    'En un iPhone o iPad: abre el menú Compartir, elige «Añadir a pantalla de inicio» o «Agregar a Inicio» y abre Dosewise desde ahí. Entonces puede avisarte.',
  oldShareMenu:
    'Un iPhone o iPad puede avisarte a partir de iOS 16.4; este tiene una versión anterior. Los recordatorios pueden llegarte por correo, ntfy o tu calendario.',
  blocked:
    'Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes del sitio de tu navegador, junto a la dirección, y vuelve aquí.',
  email: 'Correo',
  ntfyShort: 'ntfy',
  ntfy: 'Tema de ntfy',
  ntfyHint: (hosts) =>
    `Una dirección en ${hosts}. Cualquiera que conozca el tema puede leer lo que se envía ahí.`,
  ntfyExample: (host) => `https://${host}/mi-tema`,
  test: 'Enviar una prueba',
  testOf: {
    push: 'Enviar una prueba a los navegadores',
    email: 'Enviar una prueba por correo',
    ntfy: 'Enviar una prueba a ntfy',
  },
  testFailed: 'No se pudo enviar la prueba. Inténtalo de nuevo.',
  testAnswer: (answer) => `Prueba: ${answer}`,
  last: (when, answer) => `Último envío: ${when}, ${answer}`,

  how: 'Opciones',
  howHint: 'Horas de silencio, textos discretos',
  quiet: 'Horas de silencio',
  quietHint: 'Los recordatorios esperan a que terminen estas horas.',
  from: 'Desde',
  to: 'Hasta',
  discreet: 'Textos discretos',
  discreetHint: 'No se nombra ningún medicamento, pluma ni cantidad.',
  lockScreen: 'En la pantalla de bloqueo',
  discreetExample: 'Dosewise: hay algo pendiente',
  openExample: 'Dosis pendiente: 10 mg, 40 clics de Pluma 15',
};

export const settingsSecurityTexts: Words<typeof settingsSecurityEnglish> = {
  lead: 'Cómo inicias sesión, y dónde.',
  loginPrompt: 'Inicia sesión para ver la seguridad de tu cuenta.',
  count: (count) => (count === undefined ? null : count === 0 ? '0' : number(count)),

  sessions: 'Sesiones abiertas',
  sessionsLead: 'Si no reconoces un dispositivo, cierra su sesión y cambia tu contraseña.',
  sessionsLeadWithout: 'Si no reconoces un dispositivo, cierra su sesión.',
  devices: (count) => counted(count, 'dispositivo', 'dispositivos'),
  sessionsFailed: 'No se pudieron cargar tus sesiones.',
  thisOne: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  since: (day) => `Desde el ${day}.`,
  lastUsed: (time) => `Último uso: ${time}.`,
  end: 'Cerrar sesión',
  endOf: (device, day) => `Cerrar la sesión de ${device}, desde el ${day}`,
  endTitle: '¿Cerrar la sesión de este dispositivo?',
  endQuestion: (device) => `La sesión de ${device} se cerrará de inmediato.`,
  confirmEnd: 'Cerrar sesión',
  endFailed: 'No se pudo cerrar la sesión de este dispositivo.',

  elsewhereHint:
    '¿Tu sesión sigue abierta en un teléfono que vendiste o en el equipo de otra persona? Esto cierra la sesión en todos los demás dispositivos. También revoca todos los tokens de API, los informes compartidos, los webhooks, la dirección del calendario, la dirección de ntfy y las invitaciones pendientes, y deja de compartir tus registros con todas las personas que pueden verlos.',
  endElsewhere: 'Cerrar las demás sesiones',
  elsewhereEnded: 'Tu sesión se cerró en todos los demás lugares.',
  elsewhereFailed: 'No funcionó. Inténtalo de nuevo.',

  password: 'Cambiar la contraseña',
  currentPassword: 'Contraseña actual',
  enterCurrent: 'Escribe tu contraseña actual.',
  passwordFailed: 'No se pudo cambiar la contraseña.',
  passwordLead:
    'Al cambiar la contraseña se cierra la sesión en todos los demás dispositivos. También se revocan todos los tokens de API, los informes compartidos, los webhooks, la dirección del calendario, la dirección de ntfy y las invitaciones pendientes, y tus registros dejan de compartirse con todas las personas que pueden verlos.',
  firstPassword: 'Poner una contraseña',
  firstPasswordLead:
    'Tu cuenta no tiene contraseña. Con una también puedes iniciar sesión con tu dirección de correo. Al ponerla se cierra la sesión en todos los demás dispositivos. También se revocan todos los tokens de API, los informes compartidos, los webhooks, la dirección del calendario, la dirección de ntfy y las invitaciones pendientes, y tus registros dejan de compartirse con todas las personas que pueden verlos.',
  passwordChanged: 'Se cambió la contraseña. Se cerró la sesión en todos los demás dispositivos.',

  address: {
    title: 'Dirección de correo',
    lead: 'Inicias sesión con esta dirección, y a ella enviamos los enlaces para una contraseña nueva.',
    noPasswordLead: 'A esta dirección enviamos los mensajes sobre tu cuenta.',
    current: (email) => `Tu dirección es ${email}.`,
    newEmail: 'Nueva dirección de correo',
    change: 'Cambiar la dirección',
    failed: 'No se pudo cambiar la dirección.',
    sent: (email) =>
      `Enviamos un enlace a ${email}, a menos que ya tenga una cuenta. Ábrelo en el plazo de una hora. Nada cambia hasta que lo abras.`,
    noMailSent: (email) =>
      `Pide el enlace a quien administra el servidor y ábrelo en el plazo de una hora. Si ${email} ya tiene una cuenta, no hay enlace. Nada cambia hasta que lo abras.`,
  },

  passkeys: {
    title: 'Llaves de acceso',
    lead: 'Inicia sesión con la huella, la cara o el PIN de tu dispositivo, sin contraseña ni código. Si cambias la contraseña, tus llaves de acceso siguen funcionando. Te preguntaremos si quieres eliminarlas.',
    none: 'No tienes llaves de acceso.',
    notHere:
      'Las llaves de acceso necesitan un navegador reciente y una dirección que empiece por https.',
    loadFailed: 'No se pudieron cargar tus llaves de acceso.',
    made: (day) => `Creada el ${day}.`,
    neverUsed: 'Aún sin usar.',
    lastUsed: (time) => `Último uso: ${time}.`,
    make: 'Crear una llave de acceso',
    makeFailed: 'No se pudo crear la llave de acceso.',
    notMade: 'No se creó ninguna llave de acceso. Puedes intentarlo de nuevo.',
    alreadyHere: 'Ya tienes una llave de acceso en este dispositivo.',
    remove: 'Eliminar',
    removeOf: (name) => `Eliminar ${name}`,
    removeTitle: '¿Eliminar esta llave de acceso?',
    removeQuestion: (name) =>
      `Ya no podrás iniciar sesión con ${name}. Elimínala también en ese dispositivo, o este la seguirá ofreciendo.`,
    confirmRemove: 'Eliminar la llave',
    removeFailed: 'No se pudo eliminar la llave de acceso.',
  },

  oidc: {
    title: (name) => `Iniciar sesión con ${name}`,
    lead: (name) =>
      `Puedes iniciar sesión aquí con tu acceso de ${name} vinculado. También puede hacerlo cualquiera que pueda usar ese acceso.`,
    endsWithPassword: 'Al cambiar la contraseña se desvincula.',
    loadFailed: 'Esto no se pudo cargar.',
    none: 'Sin vincular',
    linkedAs: (who) => `Vinculado como ${who}.`,
    since: (day) => `Desde el ${day}.`,
    neverUsed: 'Aún sin usar.',
    lastUsed: (time) => `Último uso: ${time}.`,
    link: 'Vincular tu acceso',
    linkAnother: 'Vincular otro acceso',
    linkFailed: 'No funcionó. Inténtalo de nuevo.',
    unlink: 'Desvincular',
    unlinkTitle: '¿Desvincular este acceso?',
    unlinkQuestion: (who, name) => `${who} de ${name} ya no podrá iniciar sesión aquí.`,
    confirmUnlink: 'Sí, desvincular',
    unlinkFailed: 'No se pudo desvincular.',
  },

  secondFactor: {
    title: 'App de autenticación',
    lead: 'Al iniciar sesión escribes también un código de tu teléfono.',
    loadFailed: 'Esto no se pudo cargar.',
    isOff: 'No',
    isOn: 'Sí',
    off: 'Desactivada. Inicias sesión sin código.',
    on: 'Activada. Para iniciar sesión también necesitas un código, salvo con una llave de acceso.',
    codesLeft: (count) =>
      count === 0
        ? 'No queda ningún código de recuperación. Quita la app y configúrala de nuevo para obtener otros.'
        : `Códigos de recuperación que quedan: ${number(count)}.`,
    setUp: 'Configurar una app',
    setUpTitle: 'Configurar una app de autenticación',
    passwordFirst: 'Escribe tu contraseña para empezar.',
    confirmFirst: 'Primero, añade una clave a la app.',
    next: 'Continuar',
    beginFailed: 'No funcionó. Inténtalo de nuevo.',
    key: 'Clave',
    picture: 'Código QR de la clave',
    keyHint: 'Escanea el código QR con tu app de autenticación, o escribe allí esta clave.',
    openApp: 'Abrir en una app de este dispositivo',
    codeOfApp: 'El código de seis cifras que la app muestra ahora.',
    turnOn: 'Activar',
    recoveryTitle: 'Tus códigos de recuperación',
    recoveryLead:
      'Cada código sustituye a la app una vez. Guárdalos en un lugar al que puedas llegar sin tu teléfono. No se vuelven a mostrar.',
    recoveryCodes: 'Códigos de recuperación',
    kept: 'Ya los guardé',
    remove: 'Quitar',
    removeTitle: '¿Quitar la app de autenticación?',
    removeLead: 'Iniciarás sesión sin código.',
    codeHint: 'De la app, o un código de recuperación.',
    removeFailed: 'No se pudo quitar la app.',
  },

  tokens: {
    title: 'Tokens de API',
    lead: 'Deja que un script, un atajo o una báscula use tu cuenta sin tu contraseña. Si cambias la contraseña, se revocan todos los tokens.',
    none: 'No tienes tokens.',
    loadFailed: 'No se pudieron cargar tus tokens.',
    scopes: {
      read: { name: 'Leer', hint: 'Puede leer lo que ves aquí, pero no cambiarlo.' },
      log: {
        name: 'Leer y registrar',
        hint: 'También puede registrar dosis, pesajes, medidas y síntomas.',
      },
      all: {
        name: 'Todo',
        hint: 'Todo lo que tú puedes hacer, salvo esta página, tu contraseña y eliminar la cuenta.',
      },
    },
    until: (day) => `Hasta el ${day}.`,
    noEnd: 'No caduca.',
    neverUsed: 'Aún sin usar.',
    lastUsed: (time) => `Último uso: ${time}.`,
    made: (day) => `Creado el ${day}.`,
    make: 'Crear un token',
    name: 'Nombre',
    nameHint: 'Para qué sirve, por ejemplo: Báscula de baño.',
    nameError: 'Escribe un nombre.',
    scope: 'Permisos',
    expiresOn: 'Último día',
    expiresHint: 'Déjalo vacío para que no caduque.',
    fromPhone: 'Enviar desde un teléfono',
    pastDay: 'Elige hoy o un día posterior.',
    makeFailed: 'No se pudo crear el token.',
    madeTitle: 'Tu token nuevo',
    token: 'Token',
    tokenHint:
      'Cópialo ahora: no se vuelve a mostrar. Cualquiera que lo tenga puede entrar en tu cuenta.',
    done: 'Listo',
    remove: 'Revocar',
    removeOf: (name) => `Revocar ${name}`,
    removeTitle: '¿Revocar este token?',
    removeQuestion: (name) => `Todo lo que usa ${name} perderá el acceso.`,
    confirmRemove: 'Revocar el token',
    removeFailed: 'No se pudo revocar el token.',
  },
};

export const settingsSecurityPhoneTexts: Words<typeof settingsSecurityPhoneEnglish> = {
  title: 'Enviar desde un teléfono',
  lead: 'Una app de tu teléfono puede enviar automáticamente pesajes, medidas, síntomas y dosis. Escribe una de estas direcciones en la app y añade el encabezado «Authorization: Bearer TU-TOKEN», con un token que pueda leer y registrar. Enviar los mismos datos dos veces no crea duplicados.',
  apple: 'Health Auto Export',
  appleHint: 'En un iPhone, crea una automatización del tipo REST API en formato JSON.',
  android: 'Health Connect',
  androidHint: 'En Android, usa una app como HC Webhook. No envía dosis ni síntomas.',
  docs: 'Descripción de la API',
  close: 'Cerrar',
};

export const settingsWebhooksTexts: Words<typeof settingsWebhooksEnglish> = {
  title: 'Webhooks',
  lead: 'Envía tus dosis, pesajes y recordatorios a Gotify, Telegram, Home Assistant o tu propio programa.',
  count: (count) => (count === undefined ? null : count === 0 ? 'Ninguno' : number(count)),
  none: 'No hay webhooks.',
  loadFailed: 'No se pudieron cargar tus webhooks.',
  make: 'Añadir un webhook',
  save: 'Guardar',
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  editTitle: 'Editar el webhook',
  test: 'Probar',
  testOf: (name) => `Probar ${name}`,
  testFailed: 'No se pudo enviar la prueba. Inténtalo de nuevo.',
  came: (answer) => `Respuesta: ${answer}`,
  last: (when, answer) => `Último envío: ${when}, ${answer}`,
  notYet: 'Aún no se ha enviado nada.',
  resting: 'En pausa',
  restingHint: 'En pausa tras 20 fallos seguidos. Pruébalo o guárdalo para reanudarlo.',
  template: 'Enviar a',
  templates: {
    json: {
      name: 'Tu propio programa',
      hint: 'Enviamos JSON por POST, firmado según la especificación Standard Webhooks.',
      example: 'https://example.com/hook',
    },
    gotify: {
      name: 'Gotify',
      hint: 'La dirección de tu Gotify, con el token de una aplicación que creaste allí.',
      example: 'https://gotify.example.com/message?token=…',
    },
    telegram: {
      name: 'Telegram',
      hint: 'Con el token que BotFather dio a tu bot y el identificador de tu chat.',
      example: 'https://api.telegram.org/bot…/sendMessage?chat_id=…',
    },
    discord: {
      name: 'Discord',
      hint: 'Créalo en los ajustes de un canal, en Integraciones.',
      example: 'https://discord.com/api/webhooks/…',
    },
    pushover: {
      name: 'Pushover',
      hint: 'Con el token de una aplicación que creaste allí y tu clave de usuario.',
      example: 'https://api.pushover.net/1/messages.json?token=…&user=…',
    },
    apprise: {
      name: 'Apprise',
      hint: 'La dirección notify de tu Apprise API, con su clave.',
      example: 'https://apprise.example.com/notify/…',
    },
    home_assistant: {
      name: 'Home Assistant',
      hint: 'Con el identificador del disparador webhook de una automatización.',
      example: 'https://home.example.com/api/webhook/…',
    },
  },
  url: 'Dirección',
  urlHint: (hint, example) => `${hint} Por ejemplo: ${example}`,
  urlError: 'Escribe la dirección completa, que empieza por https.',
  events: 'Eventos',
  eventNames: {
    'dose.due': 'Cuando toca una dosis',
    'dose.logged': 'Cuando se registra una dosis',
    'stock.low': 'Antes de que se acaben tus plumas',
    'weight.logged': 'Cuando se registra un pesaje',
    reminder: 'Cada recordatorio activado arriba',
  },
  eventsError: 'Elige al menos uno.',
  eventsShort: {
    'dose.due': 'toca una dosis',
    'dose.logged': 'dosis registrada',
    'stock.low': 'se acaban las plumas',
    'weight.logged': 'pesaje registrado',
    reminder: 'cada recordatorio',
  },
  saveFailed: 'No se pudo guardar el webhook.',
  madeTitle: 'Webhook añadido',
  secret: 'Clave secreta de firma',
  secretHint:
    'Cópiala ahora si un programa tuyo comprueba firmas: no se vuelve a mostrar. Gotify, Telegram y los demás no la necesitan.',
  done: 'Listo',
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  removeTitle: '¿Eliminar este webhook?',
  removeQuestion: (name) => `Dosewise dejará de enviar datos a ${name}.`,
  confirmRemove: 'Eliminar el webhook',
  removeFailed: 'No se pudo eliminar el webhook.',
};

export const setupTexts: Words<typeof setupEnglish> = {
  pageTitle: 'Configuración · Dosewise',
  title: 'Crear la primera cuenta de admin',
  lead: 'El servidor mostró este enlace al iniciarse. Sirve una vez.',
  email: 'Correo electrónico',
  submit: 'Crear el admin',
  failed: 'No se pudo crear el admin. Inténtalo de nuevo.',
  dead: 'Este enlace está incompleto',
  deadHint: 'Abre el enlace completo que mostró el servidor al iniciarse.',
};

export const unsubscribeTexts: Words<typeof unsubscribeEnglish> = {
  pageTitle: 'Darse de baja de los correos · Dosewise',
  title: 'Darse de baja de los correos',
  loadFailed: 'No se pudieron consultar tus preferencias de correo.',
  endsMailsTo: 'Dejaremos de enviar marketing, novedades del producto y consejos a ',
  endsWhat:
    '. Los correos sobre tu cuenta y los recordatorios que elegiste seguirán llegando. Tu cuenta y tus registros siguen como están.',
  unsubscribe: 'Darse de baja de estos correos',
  reminders: {
    endsMailsTo: 'Dejaremos de enviar recordatorios por correo a ',
    endsWhat: '. Los demás correos, y los recordatorios por otras vías, siguen como están.',
    unsubscribe: 'Dejar de recibir recordatorios por correo',
    getsNoMore: ' no recibirá más recordatorios por correo.',
    onAgain: 'Si cambias de opinión, puedes activarlos de nuevo en Ajustes.',
  },
  unsubscribeFailed: 'No se pudo tramitar tu baja de los correos.',
  onlySome:
    '¿Quieres solo algunos? Inicia sesión y elige temas en Ajustes, en Preferencias de correo.',
  done: 'Te has dado de baja',
  doneBefore: 'Ya te habías dado de baja',
  getsNoMore:
    ' no recibirá más marketing, novedades del producto ni consejos nuestros. Los correos sobre tu cuenta y los recordatorios que elegiste seguirán llegando.',
  resubscribe: 'Si cambias de opinión, puedes volver a recibirlos en Ajustes.',
  deadLink: 'Este enlace no funciona',
  deadLinkAdvice:
    'Puede que esté incompleto. Prueba el enlace de un correo más reciente, o inicia sesión y date de baja en Ajustes, en Preferencias de correo.',
  toSettings: 'Ir a Ajustes',
};
