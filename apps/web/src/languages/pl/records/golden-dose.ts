import type { texts as english } from '../../../records/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'O Golden Dose',
  whatItIs: `Niektóre osoby pobierają do strzykawki płyn, który zostaje we wstrzykiwaczu po czterech dawkach z ulotki, i nazywają go Golden Dose: zwykle ${number(0.1)}–${number(0.6)} mL, co podobno obniża koszty o 15–25%.`,
  arithmetic: `Pełna piąta dawka (${number(0.6)} mL) obniża koszt dawki o 20%, a ${number(0.3)} mL o 11%.`,
  beforeYouDecide: 'Przed podjęciem decyzji',
  cautions: [
    'Producent tego nie zatwierdził i tego nie zaleca. Dodatkowy płyn jest przeznaczony do przygotowania wstrzykiwacza.',
    'Nie wiadomo, ile płynu zostało, więc dawka może być mniejsza lub większa, niż się wydaje. W nowszych wstrzykiwaczach nie zostaje nic, co można by pobrać.',
    'Pobieranie płynu strzykawką narusza jałowość i może spowodować zakażenie. Nigdy nie udostępniaj innym osobom wstrzykiwacza ani igieł.',
    'Termin 30 dni od pierwszego użycia obowiązuje niezależnie od tego, co jest jeszcze we wstrzykiwaczu.',
    'Silny ból brzucha, który nie ustępuje: przerwij stosowanie i zwróć się o pomoc medyczną.',
  ],
  askFirst:
    'Najpierw zapytaj osobę, która przepisuje ci lek, albo farmaceutę. Ta aplikacja zapisuje to, co robisz; nie zaleca tego.',
  agreement: 'Potwierdzam, że znam ten tekst i rozumiem ryzyko.',
  tickTheBox: 'Zaznacz pole, aby potwierdzić, że znasz ten tekst.',
  turnOn: 'Włącz Golden Dose',
  saveFailed: 'Nie udało się tego zapisać.',
};
