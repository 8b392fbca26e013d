import { foldText, isMissing } from './fold-text.ts';

/** The meaning of a word for a dose: `planned` is neither taken nor missed yet. */
export type StatusMeaning = 'taken' | 'missed' | 'planned';

/** No status is longer; without a limit a hostile cell could cost time. */
const LONGEST_STATUS = 60;

const listed = (words: string) => words.split(',').map(plainWords);

/** Words by meaning, in English, German, French, Spanish, Portuguese, Italian, Polish and Dutch. */
const MEANINGS: Readonly<Record<StatusMeaning, ReadonlySet<string>>> = {
  taken: new Set(
    listed(`
    taken, took, took it, dose taken, taken on time, done, given, administered, injected, completed, complete,
    genommen, eingenommen, gespritzt, injiziert, verabreicht, gegeben, erledigt, abgeschlossen,
    pris, prise, injecté, injectée, administré, administrée, fait, faite, effectué, effectuée, terminé, terminée,
    tomado, tomada, aplicado, aplicada, inyectado, inyectada, administrado, administrada, puesto, puesta, hecho, hecha,
    completado, completada, injetado, injetada, feito, feita, tomei, aplicou, concluído, concluída,
    preso, presa, assunto, assunta, iniettato, iniettata, somministrato, somministrata, fatto, fatta, completato,
    wzięte, wzięta, wzięty, wzięto, przyjęte, przyjęta, przyjęty, przyjęto, podane, podana, podano, wstrzyknięte,
    wstrzyknięta, wstrzyknięto, zrobione, wykonane, ingenomen, genomen, gezet, gespoten, geprikt,
    geïnjecteerd, toegediend, gedaan, voltooid, afgerond, dosis ingenomen, dosis genomen, op tijd ingenomen,
    op tijd genomen`),
  ),
  missed: new Set(
    listed(`
    missed, missed dose, miss, skipped, skip, skipped dose, not taken, untaken, no dose, no shot, forgot, forgotten,
    did not take, didnt take, omitted, none taken, not done, not given, not injected, not administered, refused,
    declined, cancelled, canceled, dismissed, ignored, rejected,
    ausgelassen, vergessen, verpasst, übersprungen, nicht genommen, nicht eingenommen, nicht gespritzt,
    nicht injiziert, nicht verabreicht, entfallen, ausgefallen, abgelehnt, verweigert, abgebrochen, versäumt, keine, kein,
    perdida, perdido, pulada, pulei, pulado, esquecida, esqueci, esquecido, não tomei, não tomada, não tomado,
    não aplicada, não aplicado, recusada, recusado, cancelada, cancelado, ignorada, ignorado,
    omitida, omitido, saltada, saltado, salté, olvidada, olvidado, olvidé, no tomada, no tomado, no tome, no aplicada,
    no aplicado, rechazada, rechazado, oubliée, oublié, sautée, sauté, manquée, manqué, non prise, non pris,
    pas prise, pas pris, omise, omis, ignorée, ignoré, refusée, refusé, annulée, annulé, non injectée, non administrée,
    saltata, saltato, dimenticata, dimenticato, non presa, non preso, non assunta, non assunto, rifiutata, rifiutato,
    annullata, annullato, mancata, mancato, omessa, omesso,
    pominięte, pominięta, pominięty, pominięto, opuszczone, opuszczona, nie przyjęte, nie przyjęta, nieprzyjęte,
    nieprzyjęta, nie wzięte, nie wzięta, nie podano, zapomniane, zapomniana, odmówiono, odrzucone, anulowane,
    overgeslagen, vergeten, gemist, dosis overgeslagen, dosis gemist, gemiste dosis, niet genomen, niet ingenomen,
    niet gezet, niet gespoten, niet geprikt, niet geïnjecteerd, niet toegediend, niet gedaan, geweigerd, geannuleerd,
    afgewezen, genegeerd, geen dosis, geen`),
  ),
  planned: new Set(
    listed(`
    planned, plan, scheduled, upcoming, pending, due, overdue, snoozed, snooze, postponed, delayed, deferred,
    rescheduled, reminded, not logged, unlogged, not yet, not confirmed, unconfirmed, open, to do, todo, waiting,
    geplant, planmäßig, ausstehend, offen, fällig, überfällig, verschoben, schlummert, noch nicht, nicht bestätigt,
    planeada, planeado, planejada, planejado, programada, programado, prevista, previsto, pendiente, pospuesta,
    pospuesto, aplazada, aplazado, retrasada, pendente, adiada, adiado, adiou, vencida, agendada, agendado,
    prévue, prévu, planifiée, planifié, en attente, reportée, reporté, à venir, à faire,
    pianificata, pianificato, in attesa, in sospeso, rimandata, rimandato, posticipata, posticipato, da fare,
    zaplanowane, zaplanowana, oczekujące, oczekująca, oczekuje, odłożone, odłożona, przełożone, przełożona,
    gepland, ingepland, uitgesteld, verplaatst, in afwachting, verwacht, aan de beurt, nog niet, nog te doen, te doen,
    niet bevestigd, onbevestigd, herinnerd`),
  ),
};

const YES: ReadonlySet<string> = new Set([
  ...listed(
    'yes, y, true, 1, x, ja, j, sí, s, sim, oui, o, vrai, wahr, verdadero, verdadeiro, tak, t, prawda, vero, waar',
  ),
  ...'✓✔☑✅',
]);
const NO: ReadonlySet<string> = new Set([
  ...listed(
    'no, n, false, 0, nein, não, nao, non, nee, neen, onwaar, faux, falsch, falso, nie, fałsz',
  ),
  ...'✗✘☐❌',
]);

/**
 * The meaning of a whole cell in words: `NOT_TAKEN`, `Missed (auto)`, `Skipped: sick`, `eingenommen`. A word is
 * never taken for `taken` by its beginning. Null for any other.
 */
export function statusNamed(cell: string): StatusMeaning | null {
  // `Taken?` is a doubt.
  if (cell === '' || cell.length > LONGEST_STATUS || cell.includes('?')) return null;
  const whole = meaningOf(plainWords(cell));
  if (whole !== null) return whole;
  const head = meaningOf(
    plainWords(/^[^:;,(–—/]+?(?=\s*(?:[:;,(–—/]|\s-\s))/.exec(cell)?.[0] ?? ''),
  );
  return head === 'taken' ? null : head;
}

/** The meaning of a mark for a dose: of words as `statusNamed`, of Yes, No and their signs. */
export function markNamed(cell: string): StatusMeaning | null {
  const answer = yesOrNo(cell);
  return answer === null ? statusNamed(cell) : answer ? 'taken' : 'missed';
}

const NEGATIONS = ['not', 'nicht', 'pas', 'niet'];

/** Signs that mean Yes only beside the No of the same language: `s` is also 'skipped', a cross or a circle also No. */
const COUNTERPARTS: ReadonlyMap<string, (others: readonly string[]) => boolean> = new Map([
  ['s', (others) => others.length > 0 && areAll(others, 'n no nao')],
  ['t', (others) => others.length > 0 && areAll(others, 'n nie')],
  ['o', (others) => areAll(others, 'n non')],
  ['x', (others) => others.every((word) => yesOrNo(word) === false)],
]);

const areAll = (words: readonly string[], allowed: string) =>
  words.every((word) => allowed.split(' ').includes(word));

/** The meanings of the marks of one column, as `markNamed` but for signs that the other marks make doubtful. */
export function marksAmong(cells: Iterable<string>): (cell: string) => StatusMeaning | null {
  const folded = new Set(Array.from(new Set(cells), (cell) => foldText(cell.trim())));
  const words = [...folded].filter((word) => !isMissing(word));
  const doubtful = new Set(
    words.filter(
      (word) => COUNTERPARTS.get(word)?.(words.filter((other) => other !== word)) === false,
    ),
  );
  return (cell) => (doubtful.has(foldText(cell.trim())) ? null : markNamed(cell));
}

/** The likely meaning of a word that is not known, for what its parts say. */
export function likelyStatus(cell: string): 'taken' | 'not-taken' {
  const words = plainWords(cell).split(' ');
  const isTaken = words.some((word) => meaningOf(word) === 'taken');
  const isOther = words.some(
    (word) =>
      NO.has(word) || NEGATIONS.includes(word) || !['taken', null].includes(meaningOf(word)),
  );
  return isTaken && !isOther ? 'taken' : 'not-taken';
}

/** A cell of Yes or No in the languages known; null where it is neither. */
export function yesOrNo(cell: string): boolean | null {
  if (cell === '' || cell.length > LONGEST_STATUS) return null;
  const word = foldText(cell.trim());
  if (YES.has(word) || MEANINGS.taken.has(word)) return true;
  return NO.has(word) || MEANINGS.missed.has(plainWords(cell)) ? false : null;
}

/** Words for an entry that is a dose, in columns that also have others: `Injection` beside `Refill`. */
const DOSE_ENTRIES = new Set(
  listed(`injection, injected, shot, dose, jab, dose taken, medication, spritze, injektion, einnahme, gabe, inyección,
    dosis, toma, injeção, aplicação, injectie, prik, iniezione, piqûre, prise, zastrzyk, dawka`),
);

/** True for a whole cell that says that its entry is a dose. */
export const namesDose = (cell: string): boolean => DOSE_ENTRIES.has(plainWords(cell));

/** True for a whole cell that says that a dose was missed or skipped. */
export const saysNotTaken = (cell: string): boolean => statusNamed(cell) === 'missed';

/** True for a whole cell that says that a dose is only planned. */
export const saysPlanned = (cell: string): boolean => statusNamed(cell) === 'planned';

function meaningOf(words: string): StatusMeaning | null {
  if (words === '') return null;
  if (MEANINGS.missed.has(words)) return 'missed';
  if (MEANINGS.planned.has(words)) return 'planned';
  return MEANINGS.taken.has(words) ? 'taken' : null;
}

/** Words of letters and digits alone, folded, one blank between them. */
function plainWords(text: string): string {
  return foldText(text.trim())
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
