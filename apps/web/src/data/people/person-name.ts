import { isolated } from '../../languages/formats/isolated.ts';

/** A person by the name that they chose, where they did, and by their address. */
interface Named {
  readonly name?: string | null | undefined;
  readonly email: string;
}

/** A person as a sentence speaks of them: by their name, else by their address. */
export const personName = ({ name, email }: Named): string => isolated(name || email);

/** The same where it matters who of two with one name it is. */
export const personWithAddress = ({ name, email }: Named): string =>
  name ? `${isolated(name)} (${email})` : isolated(email);

/** A person in a list of people: two with one name are told apart by their addresses. */
export const personAmong = (person: Named, people: readonly Named[]): string =>
  person.name && people.filter(({ name }) => name === person.name).length > 1
    ? personWithAddress(person)
    : personName(person);
