import { PATHS } from '../../data/navigation/paths.ts';
import { personAmong, personName } from '../../data/people/person-name.ts';
import { useAuth } from '../../data/session/session.ts';
import { accountId } from '../../data/session/session-store.ts';
import { readCaredFor, type ShownPerson, showPerson } from '../../data/session/shown-person.ts';
import { cx } from '../../kit/class-names.ts';
import { Select } from '../../kit/fields/select.tsx';
import { texts } from '../texts.ts';

/** Stands for one's own records in the switch. */
const MINE = '';

/** 'Anna's records', or a sentence about an address. */
const sayWhose = (person: Pick<ShownPerson, 'name' | 'email'>) =>
  (person.name ? texts.person.named : texts.person.other)(personName(person));

/**
 * The person whose records are shown, and the switch to others: below the header of every page, for who cares
 * for someone. While these are another's it stays in view.
 */
export function PersonBand() {
  const { session } = useAuth();
  if (session.status !== 'user') return null;
  const { person } = session;
  const known = readCaredFor();
  if (person === undefined && known.length === 0) return null;
  const shown = person === undefined ? [] : [person];
  const others = known.filter(({ personId }) => personId !== person?.personId);
  const people = [...shown, ...others];
  const show = (personId: string) => {
    const next = people.find((one) => one.personId === personId);
    const account = accountId(session);
    showPerson(
      next
        ? { personId, email: next.email, name: next.name, role: next.role, accountId: account }
        : null,
      PATHS.dashboard,
    );
  };
  return (
    <section
      aria-label={texts.person.label}
      className={cx(
        'screen-only border-y border-line',
        person === undefined ? 'bg-surface' : 'sticky top-0 layer-sticky bg-caution-tint',
      )}
    >
      <div className="mx-auto flex min-h-14 w-full max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:gap-x-6 px-4 py-2 sm:px-6 xl:max-w-[80.5rem]">
        <p
          className={cx(
            'min-w-0 flex-1 basis-36 wrap-anywhere max-sm:text-small',
            person && 'text-caution',
          )}
        >
          {person === undefined ? (
            texts.person.own
          ) : (
            <>
              <strong>{sayWhose(person)}</strong>{' '}
              <span className="max-sm:sr-only">{texts.person.roles[person.role]}</span>
            </>
          )}
        </p>
        <Select
          aria-label={texts.person.label}
          className="min-w-0 shrink basis-40 sm:basis-64"
          value={person?.personId ?? MINE}
          options={[
            { value: MINE, label: texts.person.mine },
            ...people.map((one) => ({ value: one.personId, label: personAmong(one, people) })),
          ]}
          onChange={show}
        />
      </div>
    </section>
  );
}
