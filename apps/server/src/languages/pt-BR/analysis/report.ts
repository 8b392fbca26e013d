import type { ServerWords } from '../../words.ts';

export const report = {
  statement: 'Informado pela própria pessoa titular desta conta.',
  sources: {
    doses:
      'Cada dose como foi registrada; a quantidade resulta dos cliques, unidades, canetas ou comprimidos.',
    planned:
      'Cada dose planejada do plano seguido naquele momento e as doses registradas que pertencem a ela: as registradas para ela ou, se não houver, as que ficam dentro do prazo da bula ou da metade do tempo entre duas doses. Uma dose conta como esquecida quando esse prazo termina ou chega a próxima planejada. Os dias de uma pausa não contam.',
    doseSteps:
      'Uma etapa começa com uma dose de outro medicamento, ou com uma dose mais de 5% maior ou menor que a da etapa anterior, se a dose seguinte for igual.',
    weightChange: 'A última pesagem do período menos a primeira, em porcentagem da primeira.',
    smoothedWeight:
      'Média de todas as pesagens até um dia; a influência de cada uma cai pela metade a cada 5 dias de idade.',
    measurements: 'A última medida do período menos a primeira, de cada tipo.',
    bmi: 'O último peso do período em kg, dividido pelo quadrado da altura em m.',
    symptoms:
      'Número, pior e média das intensidades registradas, de 0 a 10. Registros que dizem que não houve sintomas são contados à parte.',
  },
} satisfies ServerWords['analysis/report'];
