import type { ServerWords } from '../../words.ts';

export const report = {
  statement: 'Dane podane przez osobę, do której należy to konto.',
  sources: {
    doses:
      'Każda dawka tak, jak została zapisana; jej ilość wynika z kliknięć, jednostek, wstrzykiwaczy lub tabletek.',
    planned:
      'Każda zaplanowana dawka planu, który wtedy obowiązywał, i zapisane dawki, które do niej należą: zapisane jako ona, a jeśli takich nie ma, przyjęte w czasie dopuszczonym w ulotce albo w połowie czasu między dawkami. Dawka jest nieprzyjęta, gdy ten czas minął albo wypada następna zaplanowana. Dni przerwy się nie liczą.',
    doseSteps:
      'Etap zaczyna się od dawki innego leku albo od dawki o ponad 5% większej lub mniejszej niż poprzedni etap, jeśli następna dawka jest taka sama.',
    weightChange: 'Ostatnie ważenie w okresie minus pierwsze, w procentach pierwszego.',
    smoothedWeight:
      'Średnia wszystkich ważeń do danego dnia; każde liczy się o połowę mniej za każde 5 dni, o które jest starsze.',
    measurements: 'Ostatni pomiar w okresie minus pierwszy, dla każdego rodzaju.',
    bmi: 'Ostatnia waga w okresie w kg, podzielona przez kwadrat wzrostu w m.',
    symptoms:
      'Liczba, najwyższa wartość i średnia wpisanych nasileń, od 0 do 10. Wpisy mówiące, że nie było objawów, są liczone osobno.',
  },
} satisfies ServerWords['analysis/report'];
