import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'Ta data jest w przyszłości. Zapisz dawkę dopiero po jej przyjęciu.',
  tooManySteps: (most) => `Kliknięcia: podaj liczbę całkowitą od 1 do ${most}.`,
  medicineOfPen: 'Lek dawki to lek z jej wstrzykiwacza.',
  amountOfPen: 'Ilość wynika z kliknięć lub objętości. Podaj je.',
  wrongAmount: 'Dawka nie zgadza się z kliknięciami lub objętością tego wstrzykiwacza.',
  penNotThere: 'Nie ma tego wstrzykiwacza. Może został usunięty.',
  noPenGives: 'Żaden wstrzykiwacz w zapasie nie może podać tej dawki. Zapisz ją w aplikacji.',
} satisfies ServerWords['dosing/doses'];
