import { setHeight, type UserProfile } from '@dosewise/contract';
import {
  fromFeet,
  HEIGHT_LIMITS_CM,
  type HeightUnit,
  INCHES_PER_FOOT,
  parseNumber,
  toFeet,
} from '@dosewise/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { readPersonal, writePersonal } from '../../../data/session/personal.ts';
import { sessionStore } from '../../../data/session/session-store.ts';

/** A height as it stands in its field: the number, or with feet the inches beside them. */
export interface TypedHeight {
  readonly main: string;
  /** Only filled in for feet. */
  readonly inches: string;
}

export interface Height {
  readonly unit: HeightUnit;
  readonly typed: TypedHeight;
  readonly setTyped: (typed: TypedHeight) => void;
  /** The height in cm; null while the text is none. */
  readonly cm: number | null;
  /** Saves what is typed if it is a height, and says nothing if it is none. */
  readonly save: () => void;
  readonly hasFailed: boolean;
}

/** The person's height: the account's, or the one this browser kept when the account has none. */
export function useHeight(user: UserProfile): Height {
  const unit = user.units.height;
  const [before] = useState(
    () => user.heightCm ?? readHeight(typedCm(readPersonal('userHeightCm') ?? ''), 'cm'),
  );
  const [typed, setTyped] = useState<TypedHeight | null>(null);
  const { mutate, isError } = useSaveHeight();
  // Not what the field would be read as: feet and inches to a tenth are not quite the height.
  const cm = typed === null ? before : readHeight(typed, unit);
  return {
    unit,
    typed: typed ?? typeHeight(before, unit),
    setTyped,
    cm,
    save: () => {
      if (typed === null || cm === null || cm === user.heightCm) return;
      writePersonal('userHeightCm', String(cm));
      mutate(cm);
    },
    hasFailed: isError,
  };
}

const typedCm = (main: string): TypedHeight => ({ main, inches: '' });

/** A height in cm as someone would have typed it. */
export function typeHeight(cm: number | null, unit: HeightUnit): TypedHeight {
  if (cm === null) return typedCm('');
  if (unit === 'cm') return typedCm(String(Math.round(cm * 100) / 100));
  const { feet, inches } = toFeet(cm);
  return { main: String(feet), inches: String(inches) };
}

/** The height in cm that was typed, within the limits; null for anything else. */
export function readHeight(typed: TypedHeight, unit: HeightUnit): number | null {
  const cm = unit === 'cm' ? parseNumber(typed.main) : readFeet(typed);
  return cm >= HEIGHT_LIMITS_CM.least && cm <= HEIGHT_LIMITS_CM.most ? cm : null;
}

/** Feet alone are whole ones with no inches. */
function readFeet({ main, inches: rest }: TypedHeight): number {
  const feet = parseNumber(main);
  const inches = rest.trim() === '' ? 0 : parseNumber(rest);
  const isWritten = Number.isInteger(feet) && feet >= 0 && inches >= 0 && inches < INCHES_PER_FOOT;
  return isWritten ? fromFeet({ feet, inches }) : Number.NaN;
}

/** Saves the height in cm; the session's profile follows. */
const useSaveHeight = () =>
  useMutation({
    mutationFn: (heightCm: number) => call(setHeight, { body: { heightCm } }),
    onSuccess: (profile: UserProfile) => sessionStore.update(profile),
  });
