// Shows 65.1.
import { expect, it } from 'vitest';
import { countDays, countPens, pensTexts } from './pl/data.ts';
import { weightsTexts } from './pl/tracking.ts';

it.each([
  [0, '0 kliknięć', '0 wstrzykiwaczy', '0 dni', 'Najnowsze 0 wpisów'],
  [1, '1 kliknięcie', '1 wstrzykiwacz', '1 dzień', 'Najnowszy wpis'],
  [2, '2 kliknięcia', '2 wstrzykiwacze', '2 dni', 'Najnowsze 2 wpisy'],
  [5, '5 kliknięć', '5 wstrzykiwaczy', '5 dni', 'Najnowsze 5 wpisów'],
  [12, '12 kliknięć', '12 wstrzykiwaczy', '12 dni', 'Najnowsze 12 wpisów'],
  [22, '22 kliknięcia', '22 wstrzykiwacze', '22 dni', 'Najnowsze 22 wpisy'],
  [25, '25 kliknięć', '25 wstrzykiwaczy', '25 dni', 'Najnowsze 25 wpisów'],
  [1.5, '1,5 kliknięcia', '1,5 wstrzykiwacza', '1,5 dnia', 'Najnowsze 1,5 wpisu'],
])('says %d as Polish does', (count, ...expected) => {
  const said = [pensTexts.countSteps(count, 'click'), countPens(count), countDays(count)];
  expect([...said, weightsTexts.newestEntries(count)]).toEqual(expected);
});
