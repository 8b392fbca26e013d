import type { ReplyShape } from '@dosewise/contract';

/** True when a reply looks as its route says. Fields that the route does not know do no harm. */
export function fits(shape: ReplyShape, value: unknown): boolean {
  if (typeof shape === 'string') return shape === '*' || typeOf(value) === shape;
  if (!isParts(shape)) {
    if (typeOf(value) !== 'object') return false;
    const fields = value as Readonly<Record<string, unknown>>;
    return Object.entries(shape).every(([name, field]) => fits(field, fields[name]));
  }
  const [kind, ...parts] = shape;
  if (kind === 'one') return (parts as unknown[]).includes(value);
  const [first, ...others] = parts as ReplyShape[];
  if (first === undefined) return false;
  if (kind === 'list') return Array.isArray(value) && value.every((entry) => fits(first, entry));
  return [first, ...others].some((part) => fits(part, value));
}

type Parts = Extract<ReplyShape, readonly unknown[]>;

const isParts = (shape: ReplyShape): shape is Parts => Array.isArray(shape);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
