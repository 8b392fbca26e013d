/**
 * A number as somebody wrote it, with a point for its decimals and nothing between its thousands:
 * '62,4' and '62.4', '1,250.50' and '1.250,50', '1,250,000'. A single comma is a decimal one.
 */
export function withDecimalPoint(text: string): string {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const isMixed = text.includes(',') && text.includes('.');
  if (isMixed) return `${text.slice(0, last).replace(/[,.]/g, '')}.${text.slice(last + 1)}`;
  return text.split(',').length > 2 ? text.replaceAll(',', '') : text.replace(',', '.');
}
