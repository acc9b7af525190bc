import type { AreaInfo } from '@pramaan/documents/menu.ts';
import { type Message, m } from '@pramaan/messages';

const portal = '/laas';

export const portalAddress = portal;

/** Where the applicant's own summary report is read. */
export const summaryAddress = `${portal}/report`;

export function areaAddress(area: AreaInfo): string {
  return `${portal}/${area.path}`;
}

export function documentAddress(area: AreaInfo, documentId: string): string {
  return `${areaAddress(area)}/${documentId}`;
}

/** Every file that is kept of the person, and every check of their documents. */
export const filesAddress = `${portal}/files`;
export const historyAddress = `${portal}/history`;

/** Every check that was used about the person. */
export const usedAddress = `${portal}/total-count`;

/** How far the application is. */
export const progressAddress = `${portal}/dashboards`;

/** What the person agreed to, and who looked. */
export const consentsAddress = `${portal}/consents`;

/** What is kept of the person, how long, and its erasure. */
export const myDataAddress = `${portal}/my-data`;

/** Documents from DigiLocker. */
export const lockerAddress = `${portal}/locker`;

/** Documents to be signed. */
export const esignAddress = `${portal}/esign`;
export const offerAddress = `${portal}/offer`;

/** After the Aadhaar card the next step goes here (P §2.1). */
export const aadhaarVerifyAddress = `${portal}/identity/id-proof/aadhaar-verify`;

/** Where one goes on after the card of a document, in place of the next document. */
export const stepAfter: Readonly<Record<string, { href: string; words: Message }>> = {
  aadhaar: { href: aadhaarVerifyAddress, words: m.aadhaar_next },
};

/** What follows an area's path in an address: the document that is open there. */
export function documentIn(area: AreaInfo, path: string): string | null {
  const start = `${areaAddress(area)}/`;
  return path.startsWith(start) ? path.slice(start.length) || null : null;
}
