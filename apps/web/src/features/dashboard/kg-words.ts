/** '82.4 kg'. */
export function formatKg(kg: number): string {
  return `${kg.toFixed(1)} kg`;
}

/** '−12.4 kg', '+0.3 kg', '0.0 kg': a change in kg with its sign. */
export function formatKgChange(kg: number): string {
  return `${signed(kg, 1)} kg`;
}

/** '−0.45 kg/wk': a pace in kg per week. */
export function formatPace(kgPerWeek: number): string {
  return `${signed(kgPerWeek, 2)} kg/wk`;
}

/** Fixed decimals with a real minus sign; what rounds to nothing has no sign. */
function signed(value: number, decimals: number): string {
  const size = Math.abs(value).toFixed(decimals);
  if (Number(size) === 0) return size;
  return value < 0 ? `−${size}` : `+${size}`;
}
