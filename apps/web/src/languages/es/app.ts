import type { texts as installedEnglish } from '../../app/installed/texts.ts';
import type { texts as appEnglish } from '../../app/texts.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import type { Words } from '../words.ts';

export const appTexts: Words<typeof appEnglish> = {
  name: 'Dosewise',
  description:
    'Calcula la dosis en mg a partir de los mg de la pluma y los clics, o los clics de una dosis. Gratis, sin cuenta.',
  logoLeadsHome: 'Dosewise, inicio',
  skip: 'Ir al contenido',
  messages: 'Mensajes',
  loading: 'Cargando…',
  noScript: 'Dosewise necesita JavaScript. Permítelo en este sitio y recarga la página.',

  navigation: 'Principal',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  logIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  yourRecords: 'Tus datos',
  track: 'Seguimiento',
  analyze: 'Análisis',
  tools: 'Herramientas',
  admin: 'Admin',
  pages: {
    [PATHS.home]: 'Inicio',
    [PATHS.dashboard]: 'Panel',
    [PATHS.logDose]: 'Registrar dosis',
    [PATHS.plan]: 'Plan',
    [PATHS.pens]: 'Plumas',
    [PATHS.weight]: 'Peso',
    [PATHS.symptoms]: 'Síntomas',
    [PATHS.sites]: 'Lugares de inyección',
    [PATHS.costSavings]: 'Ahorro',
    [PATHS.pkCurve]: 'Concentración en sangre',
    [PATHS.exportData]: 'Exportar',
    [PATHS.importData]: 'Importar',
    [PATHS.report]: 'Informe',
    [PATHS.calculator]: 'Calculadora',
    [PATHS.help]: 'Ayuda',
    [PATHS.settingsReminders]: 'Recordatorios',
    [PATHS.people]: 'Personas',
    [PATHS.settings]: 'Ajustes',
    [PATHS.admin]: 'Admin',
    [PATHS.adminPricing]: 'Pricing',
    [PATHS.adminUsers]: 'Users',
    [PATHS.adminEmailCampaigns]: 'Email Campaigns',
    [PATHS.adminReddit]: 'Reddit Marketing',
    [PATHS.adminSystem]: 'System',
    [PATHS.adminAudit]: 'Audit',
  },

  person: {
    label: 'De quién son los registros',
    own: 'Estos son tus propios registros.',
    mine: 'Mis propios registros',
    other: (email) => `Estás viendo los registros de ${email}.`,
    named: (name) => `Registros de ${name}`,
    roles: {
      sees: 'Puedes verlos, pero no cambiarlos.',
      logs: 'Lo que registras se añade a los registros de esa persona.',
    },
  },

  bar: {
    label: 'Accesos directos',
    today: 'Hoy',
    weight: 'Peso',
    log: 'Registrar',
    curve: 'Curva',
    more: 'Más',
    moreOpensMenu: 'Más, abrir el menú',
  },
  logSheet: { title: 'Registrar', dose: 'Dosis', weight: 'Peso', symptom: 'Síntoma' },

  support: 'Apóyanos',
  donate: 'Apóyanos con una donación (se abre en una pestaña nueva)',
  newTab: ' (se abre en una pestaña nueva)',
  disclaimer:
    'Dosewise guarda registros y hace cálculos. Nunca da consejos médicos: qué inyectar o tomar, y cuándo, es cosa tuya y de quien te lo receta. Sin relación con el fabricante de Mounjaro.',
  briefDisclaimer: 'No constituye asesoramiento médico.',
  licences: 'Licencias',
  source: 'Código fuente',
  version: (version) => `Versión ${version}`,

  promotion: 'Lleva tu propio registro, gratis',
  offers: [
    ['Registra cada dosis en segundos', 'Fecha, lugar y pluma, en tu teléfono.'],
    ['Mira lo que queda', 'Cada pluma muestra las dosis que le quedan.'],
    ['Llévate tus datos', 'Todo lo que registras es tuyo y lo puedes exportar.'],
  ],
  register: 'Crear una cuenta gratis',

  pageFailed: 'Algo salió mal',
  pageFailedWhy:
    'El problema está en nuestro lado o en tu conexión. No se ha eliminado nada de lo que has guardado.',
  notFoundTitle: 'Página no encontrada · Dosewise',
  notFound: 'Página no encontrada',
  notFoundWhy: 'No encontramos esa página.',
  toCalculator: 'Ir a la calculadora de dosis',
};

export const installedTexts: Words<typeof installedEnglish> = {
  newVersion: 'Hay una versión nueva.',
  update: 'Actualizar',
};
