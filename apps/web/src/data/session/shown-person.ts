import type { CaredFor, RouteDefinition } from '@dosewise/contract';
import type { RouteId } from '@dosewise/contract/routes';
import { createStore } from '../../kit/store.ts';
import { readStored, readTab, writeStored, writeTab } from '../browser/storage.ts';

/** Someone for whom the one who is logged in cares, while this tab shows their records. */
export interface ShownPerson extends Pick<CaredFor, 'personId' | 'email' | 'name' | 'role'> {
  /** The account of the one who is logged in. */
  readonly accountId: string;
}

let shown: ShownPerson | null = readShown();

/** The person whose records this page shows; null: those of the logged-in user. */
export const shownPerson = (): ShownPerson | null => shown;

/** Shows no one else any more, as the logged-in user goes. */
export function forgetShownPerson(): void {
  shown = null;
  writeTab('person', null);
}

function readShown(): ShownPerson | null {
  try {
    return JSON.parse(readTab('person') ?? 'null') as ShownPerson | null;
  } catch {
    return null;
  }
}

/**
 * Shows the records of another person, null one's own, in a page that is reloaded: nothing of the one
 * before is left in it.
 */
export function showPerson(person: ShownPerson | null, path: string): void {
  writeTab('person', person && JSON.stringify(person));
  location.assign(path);
}

/** Reloads the page where it comes back out of the browser's cache and the tab shows someone else by now. */
export function followShownPerson(): void {
  if (JSON.stringify(readShown()) !== JSON.stringify(shown)) location.reload();
}

/** Calls that are about the one who is logged in, whosever records are shown. */
const OWN: readonly string[] = [
  'verifyToken',
  'logout',
  'listPeople',
  'endPerson',
  'acceptInvitation',
  'confirmSession',
  'beginConfirmation',
] satisfies readonly RouteId[];

/** The header by which a call names the person whose records are meant; none for one's own. */
export function personHeader(
  { id }: Pick<RouteDefinition, 'id'>,
  personId: string | null = shown?.personId ?? null,
): { readonly 'Dosewise-For'?: string } {
  return personId === null || OWN.includes(id) ? {} : { 'Dosewise-For': personId };
}

/** Those for whom the logged-in user cares, as this browser heard last; the server decides. */
export function readCaredFor(): readonly CaredFor[] {
  try {
    return JSON.parse(readStored('caresFor') ?? '[]') as readonly CaredFor[];
  } catch {
    return [];
  }
}

const isNotShown = ({ personId }: CaredFor) => personId !== shown?.personId;

const isOver = createStore(false);

/** Knows once the server has said that the shown person's records may not be seen any more. */
export const shownEnd = {
  read: isOver.read,
  readOnServer: isOver.readOnServer,
  subscribe: isOver.subscribe,
  note(): void {
    if (isOver.read()) return;
    // The switch offers them no more.
    writeStored('caresFor', JSON.stringify(readCaredFor().filter(isNotShown)));
    isOver.become(true);
  },
};
