import type { texts as english } from '../../../features/dosing/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Lugares de inyección · Dosewise',
  title: 'Lugares de inyección',
  lead: 'Cuánto lleva en reposo cada lugar. Toca uno para ver sus dosis y el dolor.',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para ver tus lugares de inyección.',
  failed: 'No se pudieron cargar tus lugares de inyección.',

  map: 'Mapa del cuerpo',
  longest: 'Más tiempo en reposo',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'El reposo más largo de los lugares que usas.',
  noneChosen: 'No has elegido ningún lugar. Elige algunos abajo.',
  noDoses: 'Aún no hay inyecciones',
  noDosesHint:
    'Registra dosis con su lugar de inyección para ver cuánto lleva en reposo cada lugar. Los comprimidos no lo tienen.',
  logDose: 'Registrar una dosis',
  withoutPlace: 'Una dosis registrada sin lugar exacto cuenta para todas las partes de su zona.',

  lastUsed: 'Último uso',
  uses: 'Veces usado',
  meanPain: 'Dolor medio',
  never: 'Nunca',
  painOf: (pain) => `${number(pain)} de 10`,
  noPain: '–',
  painOver: (zone) => `Dolor a lo largo del tiempo: ${zone.toLowerCase()}`,
  pain: 'Dolor',
  date: 'Fecha',
  otherSites: 'Otros lugares',
  noneHere: 'Aún no hay ninguna dosis registrada exactamente aquí.',
  painSummary: (uses, pain) => `${countDoses(uses)} aquí, dolor ${number(pain)} de 10 de media.`,
  dosesFailed: 'No se pudieron cargar tus dosis.',

  own: 'Los lugares que usas',
  ownHint: 'Solo se sugieren estos.',
  saveFailed: 'Esto no se pudo guardar. Inténtalo de nuevo.',
  notes: {
    arm: 'El prospecto de la tirzepatida dice que en el brazo debe inyectar otra persona.',
    buttock: 'Los prospectos solo nombran abdomen, muslo y brazo.',
  },

  list: 'Todos los lugares',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `dolor ${number(pain)} de 10`,
};
