import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'Ta data jest w przyszłości. Zapisz dawkę dopiero po jej przyjęciu.',
  tooManySteps: (most) => `Kliknięcia: podaj liczbę całkowitą od 1 do ${most}.`,
  medicineOfPen: 'Lek dawki to lek z jej wstrzykiwacza.',
  amountOfPen: 'Ilość wynika z kliknięć lub objętości. Podaj je.',
  wrongAmount: 'Dawka nie zgadza się z kliknięciami lub objętością tego wstrzykiwacza.',
  penNotThere: 'Nie ma tego wstrzykiwacza. Może został usunięty.',
  noPenGives: 'Żaden wstrzykiwacz w zapasie nie może podać tej dawki. Zapisz ją w aplikacji.',
  parts: {
    not_there: 'Nie ma pierwszej dawki tego wstrzyknięcia. Może została usunięta.',
    itself: 'Dawka nie może być częścią samej siebie.',
    has_parts: 'Inne dawki są częściami tej. Najpierw wyłącz je z tego wstrzyknięcia.',
    of_a_part: 'Ta dawka sama jest częścią wstrzyknięcia. Podaj pierwszą.',
    other_medicine: 'Części jednego wstrzyknięcia zawierają ten sam lek.',
    too_far: 'Części jednego wstrzyknięcia przypadają w ciągu 12 godzin.',
    too_many: 'Wstrzyknięcie ma najwyżej trzy części.',
  },
} satisfies ServerWords['dosing/doses'];
