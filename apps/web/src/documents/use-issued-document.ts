import { address } from '@pramaan/contract/address.ts';
import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { useSession } from '../lib/session.tsx';
import { useIssuedDocumentsOf } from './issued-documents.ts';

/** The call that gives a PDF, by its address alone: its schemas stay on the server (decision 0012). */
const getPdfLine = { base: 'api', path: '/pdf/getpdf/{custId}/{type}' } as const;

/**
 * The address of an issued document: a report's name or a card's place. Null where none can be had, and for who may not take a
 * issued document away (product §4).
 */
export function useIssuedDocument(type: string): string | null {
  const custId = useIssuedDocumentsOf();
  const { roleId } = useSession().who;
  if (custId === null || !accessScopeOf('share', roleId as Role)) return null;
  return address(getPdfLine, { custId, type });
}
