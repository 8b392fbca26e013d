import { initialsOf } from '../../languages/formats/initials.ts';

interface InitialsProps {
  readonly name: string | null | undefined;
  /** Its first letter stands where there is no name. */
  readonly address: string;
}

/** The initials of a person in a circle, beside the words that say who it is: readers do not hear them. */
export function Initials({ name, address }: InitialsProps) {
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-data-tint text-small font-semibold text-data"
    >
      {initialsOf(name, address)}
    </span>
  );
}
