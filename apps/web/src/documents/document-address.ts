import { areas } from '@pramaan/documents/menu.ts';
import type { DocumentOutline } from '@pramaan/documents/outline.ts';

/** The page of a document in the applicant’s portal. */
export function addressOf({ area, id }: DocumentOutline): string {
  const path = areas.find((info) => info.area === area)?.path;
  return path ? `/laas/${path}/${id}` : '/laas';
}
