import type { ServerWords } from '../words.ts';
import { formOf, plural } from './grammar.ts';

export const report = {
  statement:
    'Datos autodeclarados o registrados por personas y apps con acceso. Sin revisión clínica.',
  sources: {
    doses:
      'Dosis: como se registraron. La cantidad se calcula a partir de los clics, las unidades, el volumen, las plumas o los comprimidos, o se registró en mg.',
    planned:
      'Dosis previstas: las del plan que se seguía en su momento. Una dosis registrada cuenta para la dosis prevista que se eligió. Si no se eligió ninguna, cuenta para la dosis prevista anterior, si no llega más tarde de lo que permite el prospecto. Si la mitad del tiempo entre dos dosis es más larga, o el prospecto no indica un plazo, se aplica esa mitad. Si no, cuenta para la siguiente dosis prevista, si falta para ella como máximo la mitad del tiempo entre dos dosis. Una dosis prevista cuenta como no administrada cuando termina el plazo para una dosis tardía o llega la siguiente dosis, lo que ocurra antes. Los días de una pausa no cuentan.',
    doseSteps:
      'Escalones de dosis: un escalón empieza con una dosis de otro medicamento, o con una que supera al escalón anterior o queda por debajo de él en más de un 5\u00a0%, si la dosis siguiente es como esa. Una sola dosis distinta no inicia un escalón.',
    weightChange:
      'Cambio de peso: el último pesaje del periodo menos el primero, también en porcentaje del primero.',
    smoothedWeight:
      'Peso suavizado: para cada día se ajusta una recta a los pesajes desde 14 días antes hasta 14 días después. Los pesajes más cercanos a ese día cuentan más (regresión local; Cleveland 1979). Al principio y al final del periodo, la recta usa hasta 28 días de un solo lado.',
    measurements: 'Medidas: de cada tipo, la última del periodo menos la primera.',
    bmi: 'IMC: el último peso del periodo en kg, dividido entre el cuadrado de la altura en m.',
    symptoms:
      'Síntomas: el número de registros y su intensidad peor y media, de 0 a 10. Los registros que dicen que no hubo síntomas se cuentan aparte.',
  },
} satisfies ServerWords['analysis/report'];

export const reportPdf = {
  title: 'Informe de dosis, peso y síntomas',
  period: (from, to, { count, shown }, timeZone) =>
    `Del ${from} al ${to} (${shown} ${formOf(count, 'día', 'días')}, zona horaria ${timeZone})`,
  made: (day) => `Creado el ${day}.`,
  footer: (statement, day, page) => `${statement} ${day} · Página ${page}`,
  end: 'Fin del informe.',
  unknown: '–',
  newest: (shown, all) =>
    `Aquí está lo más reciente: ${shown} de ${all}. La página Informe de Dosewise lo muestra todo; cada dosis está también en el archivo doses.csv.`,

  summary: 'Resumen',
  latestDose: 'Última dosis',
  nothing: 'No se registró nada en este periodo.',
  first: 'Primer pesaje',
  last: 'Último pesaje',
  onDay: (weight, day) => `${weight} el ${day}`,
  change: 'Cambio',
  percent: (change, percent) => `${change} (${percent})`,
  weighIns: 'Pesajes',
  bmi: 'Índice de masa corporal',
  bmiOf: (bmi, height) => `${bmi} kg/m² con una altura de ${height}`,
  chart: 'Peso suavizado (línea) y el último pesaje de cada día (círculos)',
  chartAlt: (first, last, least, most) =>
    `Línea del peso suavizado, de ${first} a ${last}. Los pesajes están entre ${least} y ${most}.`,

  measurements: 'Medidas',
  measurementHeader: ['Medida', 'Primera', 'Última', 'Cambio', 'Registros'],

  doses: 'Dosis',
  doseHeader: ['Día', 'Hora', 'Medicamento', 'Dosis', 'Lugar', 'Dolor, 0 a 10', 'Origen'],
  mg: (amount) => `${amount} mg`,
  devices: {
    click_pen: 'Pluma',
    vial: 'Vial',
    single_pen: 'Pluma de una sola dosis',
    tablet: 'Comprimido',
  },
  steps: 'Escalones de dosis',
  stepHeader: ['Desde', 'Medicamento', 'Dosis'],
  beforePeriod: 'Antes de este periodo',

  planned: 'Dosis previstas no administradas por completo',
  allTaken: 'Ninguna dosis prevista quedó sin administrar ni se omitió.',
  plannedHeader: ['Prevista para', 'Hora', 'Dosis', 'Resultado'],
  missed: 'No administrada',
  skipped: 'Omitida',
  partly: (taken, planned) => `${taken} de ${planned} mg administrados`,
  takenOf: (taken, planned) =>
    `${taken} de ${planned} ${formOf(planned, 'dosis prevista administrada', 'dosis previstas administradas')}`,
  inPause: (doses) => `${doses} durante una pausa`,

  symptoms: 'Síntomas',
  symptomHeader: ['Síntoma', 'Registros', 'Peor, 0 a 10', 'Media', 'Último'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `${shown} registro dice que no hubo síntomas.`,
      many: `${shown} de registros dicen que no hubo síntomas.`,
      other: `${shown} registros dicen que no hubo síntomas.`,
    }),

  sources: 'Cómo se calculan estos datos',
} satisfies ServerWords['analysis/report/pdf'];
