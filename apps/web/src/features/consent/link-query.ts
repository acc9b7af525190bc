/** What a consent link says (P §3.3). */
export interface ConsentLink {
  id: string;
  token: string;
  /** business, personal, or any other value meaning mobile. */
  type: string;
  name: string;
  email: string;
}

type MailType = 'business' | 'personal';

const keyName = 'pramaan.consent';
const members = ['id', 'token', 'type', 'name', 'email'] as const;

/** The query of a link; a plus sign in the name is a space. Null when it is no link: there is nobody or no token. */
export function readQuery(search: string): ConsentLink | null {
  const query = new URLSearchParams(search);
  const [id, token, type, name, email] = members.map((member) => query.get(member)?.trim() ?? '');
  return id && token ? { id, token, type: type ?? '', name: name ?? '', email: email ?? '' } : null;
}

function remembered(): ConsentLink | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyName) ?? 'null');
    if (!stored || typeof stored !== 'object') return null;
    return readQuery(
      String(new URLSearchParams(Object.entries(stored).map(([name, value]) => [name, String(value)]))),
    );
  } catch {
    return null;
  }
}

/** The link in the address, else the one this tab was opened with. */
export function currentLink(): ConsentLink | null {
  return readQuery(window.location.search) ?? remembered();
}

/**
 * Takes the person's data out of the address and the history, and keeps it for this tab alone, so that a reload goes
 * on where it was. Where nothing may be kept, a reload asks for the link again.
 */
export function hideLink(link: ConsentLink | null): void {
  if (link)
    try {
      sessionStorage.setItem(keyName, JSON.stringify(link));
    } catch {
      // It stays in memory.
    }
  if (window.location.search || window.location.hash) window.history.replaceState(null, '', '/consent');
}

/** The e-mail case of P §2.2: the link carries both an e-mail and a type. All else is a mobile number. */
export function mailTypeOf({ type, email }: ConsentLink): MailType | null {
  return email && (type === 'business' || type === 'personal') ? type : null;
}
