import { MAX_PENS_IN_BOX, MAX_TABLETS_IN_PACK, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import type { ServerWords } from '../words.ts';

export const doses = {
  inFuture: 'A data está no futuro. Registre uma dose depois de tomá-la.',
  tooManySteps: (most) => `Digite um número inteiro de 1 a ${most}.`,
  medicineOfPen: 'O medicamento precisa corresponder ao da caneta.',
  amountOfPen: 'A dose em mg é calculada a partir dos cliques ou do volume. Informe um deles.',
  wrongAmount: 'A dose não corresponde aos cliques ou ao volume desta caneta.',
  penNotThere: 'Não foi possível encontrar esta caneta. Ela pode ter sido excluída.',
  noPenGives: 'Em nenhuma das suas canetas resta o suficiente para esta dose. Registre-a no app.',
  parts: {
    not_there: 'A primeira parte desta dose não existe. Ela pode ter sido excluída.',
    itself: 'Uma dose não pode ser parte de si mesma.',
    has_parts: 'Outros registros são partes desta dose. Primeiro, separe-os.',
    of_a_part: 'Esse registro já faz parte de outra dose. Escolha a primeira parte dessa dose.',
    other_medicine: 'Todas as partes de uma dose precisam ser do mesmo medicamento.',
    too_far: 'Entre as partes de uma dose pode haver no máximo 12 horas.',
    too_many: 'Uma dose pode ter no máximo três partes.',
  },
} satisfies ServerWords['dosing/doses'];

export const pens = {
  startAhead: 'A data de início está no futuro. Informe o dia em que esta caneta foi aberta.',
  startAfterDose: 'A data de início não pode ser posterior ao dia da primeira dose desta caneta.',
  sealedWithDoses: 'Esta caneta tem doses registradas; portanto, precisa de uma data de início.',
  startAfterDiscard:
    'A data de início não pode ser posterior ao dia em que esta caneta foi descartada.',
  moreWasted: (most) =>
    `Digite um número inteiro de 0 a ${most}: não resta mais que isso depois das doses registradas.`,
  discardAhead: 'O dia está no futuro. Registre o descarte depois de fazê-lo.',
  discardBeforeStart: 'O dia é anterior à data de início desta caneta.',
  discardBeforeDose: 'Há uma dose desta caneta registrada depois deste dia.',
  hasDoses: (count) =>
    count === 1
      ? 'Esta caneta tem 1 dose registrada. Exclua essa dose antes.'
      : `Esta caneta tem ${count} doses registradas. Exclua essas doses antes.`,
  noGolden: 'O Dosewise não pode registrar uma Golden Dose deste dispositivo.',
  wrongDevice: {
    unknown_device: 'A lista de dispositivos (GET /api/devices) não tem nenhum com este id.',
    strength_not_listed: 'Este dispositivo não é vendido nesta dosagem.',
    own_numbers_missing:
      'Dispositivo: deve ser um da lista, ou informar medicamento, tipo, doseMl e doses.',
    own_numbers_with_id:
      'Deixe de fora medicamento, tipo e doseMl: um dispositivo da lista já tem os seus.',
    steps_missing: 'Informe quantos cliques tem uma dose da bula (stepsPerDose).',
    steps_differ: 'Uma dose da bula deste dispositivo tem outro número de cliques ou unidades.',
    doses_differ: 'Este dispositivo tem outro número de doses da bula.',
    no_whole_units: 'Uma dose de um frasco deve ser um número inteiro de unidades (0,01 mL cada).',
    tablets_have_no_ml: 'Comprimidos não contêm líquido. Deixe doseMl de fora.',
    too_many_doses: `Um dispositivo contém no máximo ${OWN_DEVICE_LIMITS.doses.most} doses.`,
    pack_too_large: `Uma caixa contém no máximo ${MAX_TABLETS_IN_PACK} comprimidos.`,
    box_too_large: `Uma caixa contém no máximo ${MAX_PENS_IN_BOX} canetas.`,
  },
} satisfies ServerWords['dosing/pens'];
