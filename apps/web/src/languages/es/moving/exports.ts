import type { texts as english } from '../../../features/moving/exports/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Exportar · Dosewise',
  title: 'Exportar',
  lead: 'Cada archivo contiene todos tus registros, los más recientes primero, con fechas en UTC, pesos en kg y longitudes en cm, sean cuales sean las unidades que ves aquí.',
  movingIn: '¿Quieres restaurar un archivo así, o vienes de otra app?',
  import: 'Importar un archivo',
  loading: 'Cargando…',
  loginPrompt: 'Inicia sesión para exportar tus datos.',
  takeAlong: {
    title: 'Seguir sin cuenta',
    what: 'Una copia de todo que se abre en cualquier navegador: allí, «Usar sin cuenta» y luego «Abrir una copia».',
    take: 'Llevarme mis registros',
    fileName: 'dosewise-exportacion.json',
  },
  tables: 'Tablas para una hoja de cálculo',
  whole: 'Para otro programa, o para guardar',
  doses: {
    title: 'Dosis',
    contents: 'Fecha, pluma y sus mg por dosis, clics o volumen, mg, lugar de inyección y dolor.',
  },
  weights: {
    title: 'Pesos',
    contents:
      'Fecha, peso en kg, nota y origen. El archivo se puede volver a importar en la página Peso.',
  },
  symptoms: {
    title: 'Síntomas',
    contents: 'Fecha, categoría, intensidad de 0 a 10 y nota.',
  },
  measurements: {
    title: 'Medidas',
    contents: 'Fecha, cintura, cadera, grasa corporal o masa magra con su unidad, y nota.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Dosis, pesos, medidas, altura, IMC y síntomas con códigos, para programas de historia clínica.',
  },
  everything: {
    title: 'Todo como JSON',
    contents:
      'Tu perfil, ajustes, objetivo, plumas, dosis, pesos, medidas y síntomas en un archivo.',
  },
  download: 'Descargar ',
  downloaded: (fileName) => `Se descargó ${fileName}.`,
  fetchFailed: 'No se pudo descargar el archivo.',
};
