import type { putLanguage } from '@pramaan/contract/calls/applicants.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { route } from './api-route.ts';
import { type Carry, send } from './client.ts';
import { read } from './storage.ts';

/** By its address alone (decision 0012); `store-language.test.ts` holds it to the contract. */
export const languageRoute = route<typeof putLanguage>('PUT', '/applicants/{id}/language', {
  may: 'ownWord',
  applicant: 'params.id',
});

/** Stores the chosen language with the applicant who is signed in, if one is: messages to them are written in it. */
export async function storeLanguage(language: Language): Promise<void> {
  const id = read('applicantId');
  if (!id) return;
  // The page is loaded again meanwhile. Without an answer the next login stores it.
  const carry: Carry = (url, init) => fetch(url, { ...init, keepalive: true });
  await send(languageRoute, { params: { id }, body: { language }, carry }).catch(() => undefined);
}
