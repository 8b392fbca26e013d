import type { ServerWords } from '../../words.ts';

export const report = {
  statement: 'Informado pela própria pessoa titular desta conta.',
  sources: {
    doses:
      'Cada dose como foi registrada; a quantidade resulta dos cliques, unidades, canetas ou comprimidos.',
    planned:
      'Doses do plano atual que nenhuma dose registrada cobre. Uma dose registrada cobre a dose planejada mais próxima, dentro da metade do tempo entre duas doses. Uma dose conta como esquecida quando a bula já não permite tomá-la, ou quando chega a próxima planejada.',
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
