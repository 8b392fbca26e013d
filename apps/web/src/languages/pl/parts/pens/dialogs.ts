import { type DeviceKind, MAX_MONEY } from '@dosewise/domain';
import type { texts as english } from '../../../../parts/pens/dialogs/texts.ts';
import type { Words } from '../../../words.ts';
import { texts as penTexts } from '../../data/pens.ts';
import { number } from '../../grammar.ts';

/** Of one: 'Nazwa fiolki'. */
const ofDevice: Record<DeviceKind, string> = {
  click_pen: 'wstrzykiwacza',
  vial: 'fiolki',
  single_pen: 'opakowania',
  tablet: 'opakowania',
};

export const texts: Words<typeof english> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Edytuj wstrzykiwacz' : 'Edytuj opakowanie'),
  savePen: () => 'Zapisz zmiany',
  editPenFailed: 'Nie udało się zmienić wstrzykiwacza',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Zostaw puste, dopóki wstrzykiwacz jest nieotwarty.'
      : 'Zostaw puste, dopóki opakowanie jest nieotwarte.',
  startsTooLate: (day) => `Nie może być później niż pierwsza dawka (${day}).`,
  costTitle: (thing) => (thing === 'pen' ? 'Koszt wstrzykiwacza' : 'Koszt opakowania'),
  askCost: (name) =>
    `Twoja dawka jest zapisana. Jaki był koszt „${name}”? Możesz go też wpisać później.`,
  saveCost: 'Zapisz koszt',
  saveCostFailed: 'Nie udało się zmienić wstrzykiwacza.',
  remindLater: 'Nie teraz – przypomnij później',
  deletePen: (thing) => (thing === 'pen' ? 'Usuń wstrzykiwacz' : 'Usuń opakowanie'),
  confirmPenDelete: (name) => `Czy na pewno usunąć „${name}”? Tego nie można cofnąć.`,
  deletePenFailed: (reason) => `Nie udało się usunąć wstrzykiwacza: ${reason}`,
  tryAgain: 'spróbuj ponownie.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Dodaj nieotwarte wstrzykiwacze' : 'Dodaj nieotwarte opakowania',
  add: (kind) =>
    ({
      click_pen: 'Dodaj wstrzykiwacz',
      vial: 'Dodaj fiolkę',
      single_pen: 'Dodaj opakowanie',
      tablet: 'Dodaj opakowanie',
    })[kind],
  addSealed: (kind) =>
    ({
      click_pen: 'Dodaj nieotwarte wstrzykiwacze',
      vial: 'Dodaj nieotwarte fiolki',
      single_pen: 'Dodaj nieotwarte opakowania',
      tablet: 'Dodaj nieotwarte opakowania',
    })[kind],
  count: 'Ile sztuk',
  countHint: 'Wszystkie nieotwarte, z tymi samymi danymi',
  countWrong: (most) => `Wpisz liczbę całkowitą od 1 do ${number(most)}.`,

  openTitle: (thing) => (thing === 'pen' ? 'Otwórz wstrzykiwacz' : 'Otwórz opakowanie'),
  openQuestion: (name) =>
    `Od tego dnia „${name}” liczy się jako w użyciu. Zapisanie pierwszej dawki działa tak samo.`,
  openedOn: 'Data otwarcia',
  openFailed: 'Nie udało się otworzyć wstrzykiwacza.',

  discardTitle: (thing) => (thing === 'pen' ? 'Wyrzuć wstrzykiwacz' : 'Wyrzuć opakowanie'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `„${name}” trafi do poprzednich wstrzykiwaczy i nie będzie uwzględniany w planie. Można to cofnąć.`
      : `„${name}” trafi do poprzednich opakowań i nie będzie uwzględniane w planie. Można to cofnąć.`,
  discardedOn: 'Data wyrzucenia',
  reason: 'Powód',
  reasons: {
    in_use_days: 'Za długo w użyciu',
    empty: 'Nic nie zostało',
    broken: 'Uszkodzenie',
    warm: 'Przegrzanie lub zamrożenie',
    lost: 'Zgubienie',
    other: 'Coś innego',
  },
  discardFailed: 'Nie udało się oznaczyć wstrzykiwacza jako wyrzuconego.',
  dayNeeded: 'Podaj dzień.',
  dayAhead: 'Ten dzień jest w przyszłości.',
  beforeStart: (day) => `Nie może być wcześniej niż początek (${day}).`,

  allowGolden: 'Zezwól na Golden Dose z tego wstrzykiwacza',
  addPenFailed: 'Nie udało się dodać wstrzykiwacza.',
  penGone: 'Ten wstrzykiwacz został usunięty gdzie indziej.',
  penName: (kind) => `Nazwa ${ofDevice[kind]}`,
  penNameExample: (thing) =>
    thing === 'pen' ? 'np. Wstrzykiwacz na listopad' : 'np. Opakowanie na listopad',
  startDate: 'Data rozpoczęcia',
  expiryDate: 'Termin ważności',
  expiryHint: (kind) =>
    ({
      click_pen: 'Jak wydrukowano na wstrzykiwaczu',
      vial: 'Jak wydrukowano na fiolce',
      single_pen: 'Jak wydrukowano na opakowaniu',
      tablet: 'Jak wydrukowano na opakowaniu',
    })[kind],
  batch: 'Numer serii',
  batchHint: 'Na etykiecie obok „Lot”',
  cost: (kind, currency) => `Koszt ${ofDevice[kind]} (${currency})`,
  purchaseDate: 'Data zakupu',
  currency: 'Waluta',
  pharmacy: 'Apteka',
  wasted: (step) => `Strata (${penTexts.stepLabels[step]})`,
  wastedHint:
    'To, co nie trafiło do żadnej dawki, na przykład przy przygotowaniu wstrzykiwacza lub przez wyciek',
  wastedWrong: (most) => `Wpisz liczbę całkowitą od 0 do ${number(most)}.`,
  requiredFields: 'Wypełnij wszystkie wymagane pola.',
  missing: {
    name: 'Wpisz nazwę wstrzykiwacza.',
    startDate: 'Wpisz datę rozpoczęcia.',
    costPerPen: 'Wpisz koszt wstrzykiwacza.',
    purchaseDate: 'Wpisz datę zakupu.',
  },
  costWrong: `Koszt: wpisz liczbę od 0 do ${number(MAX_MONEY)}, np. ${number('245.50')}.`,
};
