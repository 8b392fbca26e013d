import type { texts as english } from '../../../parts/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'O Golden Dose',
  whatItIs: `Niektóre osoby pobierają do strzykawki płyn, który zostaje we wstrzykiwaczu po czterech dawkach z ulotki, i nazywają go Golden Dose: zwykle ${number(0.1)}–${number(0.6)} mL. Niektóre źródła podają, że obniża to koszty o 15–25%.`,
  arithmetic: `Według naszych obliczeń pełna piąta dawka (${number(0.6)} mL) obniżyłaby koszt dawki o 20%, a ${number(0.3)} mL o 11%.`,
  beforeYouDecide: 'Przed podjęciem decyzji',
  cautions: [
    'Nie jest to dopuszczone do stosowania, a producent to odradza. Dodatkowy płyn jest przeznaczony do przygotowania wstrzykiwacza.',
    'Nie wiadomo, ile płynu zostało, więc dawka może być mniejsza lub większa, niż się wydaje. W nowszych wstrzykiwaczach nie zostaje nic, co można by pobrać.',
    'Pobieranie płynu strzykawką narusza jałowość i może spowodować zakażenie. Nigdy nie udostępniaj innym osobom wstrzykiwacza ani igieł.',
    'Termin 30 dni od pierwszego użycia obowiązuje niezależnie od tego, co jest jeszcze we wstrzykiwaczu.',
    'Przy silnym bólu brzucha, który nie ustępuje, przerwij stosowanie leku i natychmiast zwróć się o pomoc medyczną.',
  ],
  askFirst:
    'Najpierw zapytaj osobę, która przepisuje ci lek, albo farmaceutę. Ta aplikacja zapisuje to, co robisz; nie zaleca tego.',
  agreement: 'Potwierdzam zapoznanie się z tym tekstem i rozumiem ryzyko.',
  tickTheBox: 'Zaznacz pole, aby potwierdzić zapoznanie się z tym tekstem.',
  turnOn: 'Włącz Golden Dose',
  saveFailed: 'Nie udało się tego zapisać.',
};
