const aYear = 31_536_000;

/** What this browser keeps of a person's choice; null for none. In a cookie, because logging out empties local storage (P §4.1). */
export function keptChoice(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

export function keepChoice(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and needs TLS
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${aYear}; samesite=lax`;
}
