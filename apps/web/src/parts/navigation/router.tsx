import type { ReactNode } from 'react';
import { SsrPath } from '../../data/navigation/address.ts';

interface RouterProps {
  /** The path that is pre-rendered, and that hydration begins with. */
  readonly ssrPath: string;
  readonly children: ReactNode;
}

/** Lets what is below it know where we are. */
export function Router({ ssrPath, children }: RouterProps) {
  return <SsrPath value={ssrPath}>{children}</SsrPath>;
}
