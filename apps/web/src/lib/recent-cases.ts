const key = 'recentCases';
const most = 6;

/** Ids of the cases that were opened last, the latest first. In local storage, which logging out empties; ids alone, no names. */
export function recentCases(): string[] {
  try {
    return localStorage.getItem(key)?.split(' ').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}

/** Remembers that a case was opened. */
export function noteRecentCase(id: string): void {
  try {
    const ids = [id, ...recentCases().filter((one) => one !== id)].slice(0, most);
    localStorage.setItem(key, ids.join(' '));
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}
