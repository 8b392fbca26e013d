import type { ServerWords } from '../../words.ts';

export const report = {
  statement: 'Datos declarados por la persona titular de esta cuenta.',
  sources: {
    doses:
      'Cada dosis como se registró; su cantidad resulta de sus clics, unidades, plumas o comprimidos.',
    planned:
      'Cada dosis prevista del plan que se seguía en su momento y las dosis registradas que le corresponden: las registradas para ella o, si no, las que caen dentro del plazo de su prospecto o de la mitad del tiempo entre dos dosis. Una dosis cuenta como olvidada cuando ese plazo termina o llega la siguiente prevista. Los días de una pausa no cuentan.',
    doseSteps:
      'Un escalón empieza con una dosis de otro medicamento, o con una que supera al escalón anterior o queda por debajo de él en más de un 5\u00a0%, si la dosis siguiente es igual.',
    weightChange: 'El último pesaje del periodo menos el primero, en porcentaje del primero.',
    smoothedWeight:
      'Media de todos los pesajes hasta un día; cada uno cuenta la mitad por cada 5 días más de antigüedad.',
    measurements: 'La última medida del periodo menos la primera, de cada tipo.',
    bmi: 'El último peso del periodo en kg, dividido entre el cuadrado de la altura en m.',
    symptoms:
      'Número, peor valor y media de las intensidades indicadas, de 0 a 10. Los registros que dicen que no hubo síntomas se cuentan aparte.',
  },
} satisfies ServerWords['analysis/report'];
