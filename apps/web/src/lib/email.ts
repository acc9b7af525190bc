import { m } from '@pramaan/messages';

/** What is wrong with an e-mail address as typed; undefined for a blank one, which is allowed. */
export function emailFault(typed: string): string | undefined {
  const address = typed.trim();
  return address === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address) ? undefined : m.access_email_bad();
}
