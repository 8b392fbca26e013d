import type { ComponentProps } from 'react';
import { NumberInput } from '../ui/fields/number-input.tsx';

/** A field for a whole number from 1 on. */
export function WholeNumber(props: ComponentProps<typeof NumberInput>) {
  return <NumberInput {...props} min={1} step={1} inputMode="numeric" autoComplete="off" />;
}
