import { pluralIn } from '@dosewise/contract';
import { MAX_PENS_IN_BOX, MAX_TABLETS_IN_PACK, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import type { ServerWords } from '../words.ts';

export const doses = {
  inFuture: 'Ta data jeszcze nie nadeszła. Zapisz dawkę dopiero po jej przyjęciu.',
  tooManySteps: (most) => `Podaj liczbę całkowitą od 1 do ${most}.`,
  medicineOfPen: 'Lek musi pasować do wstrzykiwacza.',
  amountOfPen: 'Dawkę w mg obliczamy z kliknięć lub objętości. Podaj je zamiast niej.',
  wrongAmount: 'Dawka nie zgadza się z kliknięciami lub objętością tego wstrzykiwacza.',
  penNotThere: 'Nie znaleziono tego wstrzykiwacza. Może został usunięty.',
  noPenGives:
    'W żadnym z twoich wstrzykiwaczy nie zostało dość leku na tę dawkę. Zapisz ją w aplikacji.',
  parts: {
    not_there: 'Nie ma pierwszej części tej dawki. Może została usunięta.',
    itself: 'Dawka nie może być częścią samej siebie.',
    has_parts: 'Inne wpisy są częściami tej dawki. Najpierw je od niej oddziel.',
    of_a_part: 'Ten wpis należy już do innej dawki. Wybierz pierwszą część tamtej dawki.',
    other_medicine: 'Wszystkie części jednej dawki muszą zawierać ten sam lek.',
    too_far: 'Wszystkie części jednej dawki muszą się zmieścić w 12 godzinach.',
    too_many: 'Dawka może mieć najwyżej trzy części.',
  },
} satisfies ServerWords['dosing/doses'];

const plural = pluralIn('pl');

export const pens = {
  startAhead: 'Początek używania ma przyszłą datę. Podaj dzień otwarcia tego wstrzykiwacza.',
  startAfterDose:
    'Początek używania nie może być późniejszy niż dzień pierwszej dawki z tego wstrzykiwacza.',
  sealedWithDoses: 'Z tego wstrzykiwacza zapisano dawki, więc trzeba podać początek używania.',
  startAfterDiscard:
    'Początek używania nie może być późniejszy niż dzień wyrzucenia tego wstrzykiwacza.',
  moreWasted: (most) =>
    `Podaj liczbę całkowitą od 0 do ${most}: po zapisanych dawkach nie zostaje więcej.`,
  discardAhead: 'Ten dzień jeszcze nie nadszedł. Zaznacz to dopiero po wyrzuceniu wstrzykiwacza.',
  discardBeforeStart: 'Ten dzień jest wcześniejszy niż początek używania tego wstrzykiwacza.',
  discardBeforeDose: 'Zapisano dawkę z tego wstrzykiwacza z późniejszą datą.',
  hasDoses: (count) =>
    plural(count, {
      one: `Ten wstrzykiwacz ma ${count} zapisaną dawkę. Najpierw ją usuń.`,
      few: `Ten wstrzykiwacz ma ${count} zapisane dawki. Najpierw je usuń.`,
      many: `Ten wstrzykiwacz ma ${count} zapisanych dawek. Najpierw je usuń.`,
      other: `Ten wstrzykiwacz ma ${count} zapisanej dawki. Najpierw ją usuń.`,
    }),
  noGolden: 'Dosewise nie może zapisać Golden Dose z tego urządzenia.',
  wrongDevice: {
    unknown_device: 'Na liście urządzeń (GET /api/devices) nie ma takiego id.',
    strength_not_listed: 'To urządzenie nie jest sprzedawane w tej mocy.',
    own_numbers_missing: 'Urządzenie: podaj jedno z listy albo lek, rodzaj, doseMl i liczbę dawek.',
    own_numbers_with_id: 'Pomiń lek, rodzaj i doseMl: urządzenie z listy ma własne.',
    steps_missing: 'Podaj, ile kliknięć ma dawka według ulotki (stepsPerDose).',
    steps_differ: 'To urządzenie ma inną liczbę kliknięć w dawce według ulotki.',
    doses_differ: 'To urządzenie ma inną liczbę dawek według ulotki.',
    no_whole_units: 'Dawka z fiolki musi mieć całkowitą liczbę jednostek po 0,01 mL.',
    tablets_have_no_ml: 'Tabletki nie zawierają płynu. Pomiń doseMl.',
    too_many_doses: `Największa liczba dawek w urządzeniu: ${OWN_DEVICE_LIMITS.doses.most}.`,
    pack_too_large: `Największa liczba tabletek w opakowaniu: ${MAX_TABLETS_IN_PACK}.`,
    box_too_large: `Największa liczba wstrzykiwaczy w opakowaniu: ${MAX_PENS_IN_BOX}.`,
  },
} satisfies ServerWords['dosing/pens'];
