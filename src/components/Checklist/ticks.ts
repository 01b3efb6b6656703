/** Ids of the ticked boxes, from what the browser kept. Whatever else was kept there counts as none. */
export function parseTicks(kept: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}
