import { address } from '@pramaan/contract/address.ts';
import { type Role, reachOf } from '@pramaan/contract/roles.ts';
import { useSession } from '../lib/session.tsx';
import { usePapersOf } from './papers.ts';

/** The call that gives a PDF, by its address alone: its schemas stay on the server (decision 0012). */
const getPdfLine = { base: 'api', path: '/pdf/getpdf/{custId}/{type}' } as const;

/**
 * The address of a paper: a report's name or a card's place. Null where none can be had, and for who may not take a
 * paper away (product §4).
 */
export function usePaper(type: string): string | null {
  const custId = usePapersOf();
  const { roleId } = useSession().who;
  if (custId === null || !reachOf('share', roleId as Role)) return null;
  return address(getPdfLine, { custId, type });
}
