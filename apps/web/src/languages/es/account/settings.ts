import { PATHS } from '../../../data/navigation/paths.ts';
import type { texts as english } from '../../../features/account/settings/texts.ts';
import type { Words } from '../../words.ts';
import { counted, number } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
    people: 'Quién puede ver tus registros y de quién puedes verlos tú',
    needsServer: 'Necesita un servidor',
    needsAccount: 'Necesita una cuenta',
    off: 'Sin activar',
    noKind: 'Aún no has elegido nada',
    noChannel: 'Aún no se envía a ningún sitio',
    reminders: (kinds, channels) =>
      `${counted(kinds, 'recordatorio', 'recordatorios')} por ${channels}`,
    channels: { push: 'notificación', email: 'correo', ntfyUrl: 'ntfy' },
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
    'Una dosis extra más allá de las 4 del prospecto, extraída de lo que queda en una pluma vacía. Algunas fuentes dicen que ahorra alrededor de un 20–25\u00a0%.',
  aboutGolden: 'Leer más',
  aboutGoldenRest: ' sobre la Golden Dose',
  closeGolden: 'Cerrar',
  goldenRefused: 'No se pudieron cargar los ajustes de la Golden Dose.',
  goldenUnreachable: 'Error al cargar los ajustes de la Golden Dose. Inténtalo de nuevo.',
  trackGolden: 'Registrar la Golden Dose',
  trackGoldenHint:
    'Las plumas nuevas empiezan con la Golden Dose permitida. Cada pluma tiene su propio interruptor.',
  volume: 'Volumen habitual',
  volumeUnit: 'mL',
  volumeSpoken: (ml) => `${number(ml)} mililitros`,
  volumeHint: 'Al registrar una Golden Dose se empieza con este volumen. No es una recomendación.',

  language: 'Idioma',
  languageFailed: 'No se pudo guardar el idioma. Inténtalo de nuevo.',
  country: 'País',
  currency: 'Moneda',
  currencyHint: 'Para los costes que indiques a partir de ahora.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Decide cuándo empiezan tus días y meses.',
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
  unitsHint: 'Las exportaciones siempre son métricas.',
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
    'Has cancelado la suscripción a todos los correos, salvo los que tratan de la propia cuenta, como una contraseña nueva que pidas.',
  unsubscribe: 'Cancelar todos los correos',
  resubscribe: 'Volver a recibirlos todos',
  topics: {
    marketing: ['Marketing', 'Ofertas y campañas'],
    productUpdates: ['Novedades del producto', 'Qué hay de nuevo aquí'],
    tips: ['Consejos', 'Cómo aprovechar mejor tus registros'],
  },

  analytics: 'Estadísticas de uso',
  noAnalytics: 'Este servidor no mide cómo usas la app.',
  analyticsAllowed: 'Medir cómo uso la app',
  analyticsOn: 'Gracias. A partir de ahora se mide el uso.',
  analyticsOff: 'A partir de ahora no se mide nada.',
  analyticsFailed: 'No se pudo guardar tu respuesta. Mientras tanto no se envía nada.',
  analyticsObjected:
    'Tu navegador dice que no por ti (Global Privacy Control o Do Not Track), así que no se envía nada.',

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
    `Esto elimina la cuenta ${email} y todas las plumas, dosis, pesos, medidas y síntomas que contiene.`,
  deleteRemains:
    'Lo que registraste para otras personas sigue en sus cuentas, junto con tu dirección de correo.',
  deletePassword: 'Contraseña',
  confirmationWord: 'ELIMINAR',
  typeToConfirm: (word) => `Escribe ${word} para confirmar`,
  keepAccount: 'Conservar mi cuenta',
  confirmDelete: 'Eliminar definitivamente',
  deleteFailed: 'No se pudo eliminar la cuenta.',
  deleted: 'Se eliminó tu cuenta y todo lo que contenía.',

  calendar: {
    title: 'Calendario',
    loading: 'Cargando…',
    loadFailed: 'No se pudo cargar tu calendario.',
    what: 'Tus dosis previstas, el último día de cada pluma y el día en que se acaban tus plumas, en tu propio calendario. Los eventos usan textos discretos si tus recordatorios los usan.',
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
      'La dirección dejará de funcionar, y los eventos desaparecerán de tu calendario.',

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
