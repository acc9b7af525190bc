const key = 'caseOrder';

/** Remembers the order of the list that was seen last, in this tab alone: ids of its cases. */
export function noteCaseOrder(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(key, ids.join(' '));
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}

/** The case after this one in the list that was seen last; null at its end, and without a list. */
export function nextCase(id: string): string | null {
  try {
    const ids = sessionStorage.getItem(key)?.split(' ') ?? [];
    const at = ids.indexOf(id);
    return at < 0 ? null : (ids[at + 1] ?? null);
  } catch {
    return null;
  }
}
