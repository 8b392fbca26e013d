/** Most characters of a property's name and of a text in it: section 7 of the specification. */
const NAME_LENGTH = 40;
const TEXT_LENGTH = 100;

type Properties = Readonly<Record<string, unknown>>;

/** `properties` with names and texts cut, at every depth. Characters are whole code points. */
export function cutProperties(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [cut(name, NAME_LENGTH), cutValue(value)]),
  );
}

function cutValue(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, TEXT_LENGTH);
  if (Array.isArray(value)) return value.map(cutValue);
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? cutProperties(value as Properties) : value;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('');
}
