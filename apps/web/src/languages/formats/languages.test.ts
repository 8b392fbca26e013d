// Shows 65.1.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

// A thread of its own for each language: words and formats are made once, as modules are loaded.
const IN_LANGUAGE = `
const { parentPort, workerData } = require('node:worker_threads');
const { language, folder } = workerData;
globalThis.languagePack = { language, words: {}, others: async () => {} };
(async () => {
  const load = (name) => import(folder + name + '.ts');
  const [dates, lists, numbers] = [await load('dates'), await load('lists'), await load('numbers')];
  const at = new Date(2026, 2, 3, 8, 30).getTime();
  parentPort.postMessage({
    day: dates.formatDayAndTime(at),
    weekday: dates.formatWeekday(at),
    list: lists.listWords(['A', 'B', 'C']),
    count: numbers.formatCount(12040),
    figure: numbers.figure('12.50'),
    order: lists.inOrder(['Zürich', 'Łódź', 'Lyon', 'Örebro', 'Åbo', 'Évora', 'Füssen', 'Orense', 'Evere']).join(' '),
  });
})();`;

const written = async (language: string) => {
  const workerData = { language, folder: new URL('./', import.meta.url).href };
  const thread = new Worker(IN_LANGUAGE, { eval: true, workerData });
  const [made] = await once(thread, 'message');
  await thread.terminate();
  return Object.values(made);
};

const LATIN = 'Åbo Evere Évora Füssen Łódź Lyon Örebro Orense Zürich';
const POLISH = 'Åbo Evere Évora Füssen Lyon Łódź Örebro Orense Zürich';

it.each([
  ['de', 'Di., 3. März 2026, 08:30', 'Dienstag', 'A, B und C', '12.040', '12,50', LATIN],
  ['fr', 'mar. 3 mars 2026, 08:30', 'mardi', 'A, B et C', '12\u202f040', '12,50', LATIN],
  ['es', 'mar, 3 mar 2026, 08:30', 'martes', 'A, B y C', '12.040', '12,50', LATIN],
  ['it', 'mar 3 mar 2026, 08:30', 'martedì', 'A, B e C', '12.040', '12,50', LATIN],
  ['pt-BR', 'ter., 3 de mar. de 2026, 08:30', 'terça-feira', 'A, B e C', '12.040', '12,50', LATIN],
  ['pl', 'wt., 3 mar 2026, 08:30', 'wtorek', 'A, B i C', '12\u00a0040', '12,50', POLISH],
  ['nl', 'di 3 mrt 2026, 08:30', 'dinsdag', 'A, B en C', '12.040', '12,50', LATIN],
])('writes days, lists, figures and orders names as %s does', async (language, ...expected) => {
  expect(await written(language)).toEqual(expected);
});
