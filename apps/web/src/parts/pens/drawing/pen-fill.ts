/** The filling of each of `count` equal parts, 0 to 1, when `left` parts remain and the first go first. */
export function partFills(left: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const behind = count - 1 - index;
    return Math.min(1, Math.max(0, left - behind));
  });
}
