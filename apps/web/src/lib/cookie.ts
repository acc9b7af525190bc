const aYear = 31_536_000;

/** What a cookie of this site holds; null for none, and for one that cannot be read. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
}

/** Keeps a person's choice in this browser for a year. In a cookie, because logging out empties local storage (P §4.1). */
export function keepCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and needs TLS
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${aYear}; samesite=lax`;
}
