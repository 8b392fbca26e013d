/** The same preferences without the addresses in them: each would open a door. What remains are switches. */
export function withoutAddresses(preferences: string): string {
  const wanted: { readonly channels?: object } = JSON.parse(preferences);
  const switches = Object.entries(wanted.channels ?? {}).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : null,
  ]);
  return JSON.stringify({ ...wanted, channels: Object.fromEntries(switches) });
}
