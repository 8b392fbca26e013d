import type { ServerWords } from '../words.ts';
import { formOf, plural } from './grammar.ts';

export const report = {
  statement: 'Datos declarados, también por personas y apps con acceso. Sin revisión clínica.',
  sources: {
    doses:
      'Cada dosis como se registró. Su cantidad resulta de sus clics, unidades, volumen, plumas o comprimidos, o se registró en mg.',
    planned:
      'Cada dosis prevista del plan que se seguía en su momento y las dosis registradas que le corresponden: las registradas para ella o, si no, las que caen dentro del plazo de su prospecto o de la mitad del tiempo entre dos dosis. Una dosis cuenta como no administrada cuando ese plazo termina o llega la siguiente prevista. Los días de una pausa no cuentan.',
    doseSteps:
      'Un escalón empieza con una dosis de otro medicamento, o con una que supera al escalón anterior o queda por debajo de él en más de un 5\u00a0%, si la dosis siguiente es como esa. Una sola dosis distinta no inicia un escalón.',
    weightChange: 'El último pesaje del periodo menos el primero, en porcentaje del primero.',
    smoothedWeight:
      'Una recta por los pesajes de los 14 días antes y después de cada día, en la que los más cercanos cuentan más (regresión local; Cleveland 1979). En los primeros y los últimos pesajes abarca hasta 28 días hacia un lado.',
    measurements: 'La última medida del periodo menos la primera, de cada tipo.',
    bmi: 'El último peso del periodo en kg, dividido entre el cuadrado de la altura en m.',
    symptoms:
      'Número, peor valor y media de las intensidades indicadas, de 0 a 10. Los registros que dicen que no hubo síntomas se cuentan aparte.',
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

  planned: 'Dosis previstas que no se administraron',
  allTaken: 'En este periodo ninguna quedó sin administrar ni se omitió.',
  plannedHeader: ['Prevista para', 'Hora', 'Dosis', 'Resultado'],
  missed: 'No administrada',
  skipped: 'Omitida',
  partly: (taken, planned) => `${taken} de ${planned} mg administrados`,
  takenOf: (taken, planned) =>
    `${taken} de ${planned} ${formOf(planned, 'dosis prevista administrada', 'dosis previstas administradas')}`,
  inPause: (doses) => `${doses} en una pausa`,

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
