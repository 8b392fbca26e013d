/** True when a pattern is of the whole text and repeats nothing without an end. */
export const isShort = ({ source }: RegExp) => {
  const bare = source.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x');
  let outside = bare;
  while (/\([^()]*\)/.test(outside)) outside = outside.replaceAll(/\([^()]*\)/g, 'x');
  const isWhole = /^\^[^|]*\$$/.test(outside);
  return isWhole && !/[*+]|\{\d+,\}/.test(bare);
};
