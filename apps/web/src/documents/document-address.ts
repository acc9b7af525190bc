import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { areas } from '@pramaan/documents/menu.ts';

/** The page of a document in the applicant’s portal. */
export function addressOf({ area, id }: DocumentDefinition): string {
  const path = areas.find((info) => info.area === area)?.path;
  return path ? `/laas/${path}/${id}` : '/laas';
}
