import { type DeviceKind, MAX_MONEY } from '@dosewise/domain';
import type { texts as english } from '../../../../parts/pens/dialogs/texts.ts';
import type { Words } from '../../../words.ts';
import { texts as penTexts, things } from '../../data/pens.ts';
import { number } from '../../grammar.ts';

const { devices } = penTexts;
const several: Record<DeviceKind, string> = {
  click_pen: 'plumas',
  vial: 'viales',
  single_pen: 'cajas',
  tablet: 'cajas',
};
const ofThe = (kind: DeviceKind) => (kind === 'vial' ? 'del vial' : `de la ${devices[kind]}`);

export const texts: Words<typeof english> = {
  editPenTitle: (thing) => `Editar la ${things[thing]}`,
  savePen: (thing) => `Guardar la ${things[thing]}`,
  editPenFailed: 'No se pudo actualizar la pluma',
  sealedWithoutStart: (thing) => `Déjalo vacío mientras la ${things[thing]} esté sin abrir.`,
  startsTooLate: (day) => `No puede ser después de su primera dosis, el ${day}.`,
  costTitle: (thing) => `Actualizar el coste de la ${things[thing]}`,
  askCost: (name) =>
    `Tu dosis quedó registrada. ¿Cuánto costó «${name}»? También puedes completarlo más tarde.`,
  saveCost: 'Guardar el coste',
  saveCostFailed: 'No se pudo actualizar la pluma.',
  remindLater: 'Ahora no – recuérdamelo luego',
  deletePen: (thing) => `Eliminar la ${things[thing]}`,
  confirmPenDelete: (name) => `¿Seguro que quieres eliminar «${name}»? No se puede deshacer.`,
  deletePenFailed: (reason) => `No se pudo eliminar la pluma: ${reason}`,
  tryAgain: 'inténtalo de nuevo.',

  addSealedTitle: (thing) => `Añadir ${things[thing]}s sin abrir`,
  add: (kind) => `Añadir ${devices[kind]}`,
  addSealed: (kind) => `Añadir ${several[kind]} sin abrir`,
  count: 'Cantidad',
  countHint: 'Todo sin abrir y con los mismos datos',
  countWrong: (most) => `Debe ser un número entero de 1 a ${number(most)}.`,

  openTitle: (thing) => `Abrir la ${things[thing]}`,
  openQuestion: (name) =>
    `«${name}» cuenta como en uso desde ese día. Registrar una primera dosis tiene el mismo efecto.`,
  openedOn: 'Se abrió el',
  openFailed: 'No se pudo abrir la pluma.',

  discardTitle: (thing) => `Desechar la ${things[thing]}`,
  discardNote: (name, thing) =>
    `«${name}» pasa a las ${things[thing]}s anteriores y tu plan deja de contarla. Puedes deshacerlo.`,
  discardedOn: 'Se desechó el',
  reason: 'Motivo',
  reasons: {
    in_use_days: 'Demasiado tiempo en uso',
    empty: 'Sin contenido',
    broken: 'Rotura',
    warm: 'Demasiado calor o congelación',
    lost: 'Pérdida',
    other: 'Otro motivo',
  },
  discardFailed: 'No se pudo desechar la pluma.',
  dayNeeded: 'Indica un día.',
  dayAhead: 'Este día está en el futuro.',
  beforeStart: (day) => `No puede ser antes de su inicio, el ${day}.`,

  allowGolden: 'Permitir una Golden Dose de esta pluma',
  addPenFailed: 'No se pudo crear la pluma.',
  penGone: 'Esta pluma se eliminó en otro lugar.',
  penName: (kind) => `Nombre ${ofThe(kind)}`,
  penNameExample: (thing) => `p. ej., ${things[thing]} de noviembre`,
  startDate: 'Fecha de inicio',
  expiryDate: 'Fecha de caducidad',
  expiryHint: (kind) =>
    kind === 'vial' ? 'Como figura en el vial' : `Como figura en la ${devices[kind]}`,
  batch: 'Lote',
  batchHint: 'Junto a «Lot» o «Lote» en la etiqueta',
  cost: (kind, currency) => `Coste por ${devices[kind]} (${currency})`,
  purchaseDate: 'Fecha de compra',
  currency: 'Moneda',
  pharmacy: 'Farmacia',
  wasted: (step) => `Pérdida (${penTexts.stepLabels[step]})`,
  wastedHint: 'Lo que no fue a ninguna dosis, por ejemplo, al purgar la pluma o por una fuga',
  wastedWrong: (most) => `Debe ser un número entero de 0 a ${number(most)}.`,
  requiredFields: 'Completa todos los campos obligatorios.',
  missing: {
    name: 'Indica un nombre.',
    startDate: 'Indica una fecha de inicio.',
    costPerPen: 'Indica el coste de la pluma.',
    purchaseDate: 'Indica una fecha de compra.',
  },
  costWrong: `El coste debe ser un número de 0 a ${number(MAX_MONEY)}, como ${number('245.50')}.`,
};
