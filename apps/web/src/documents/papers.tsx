import { address } from '@pramaan/contract/address.ts';
import { type Role, reachOf } from '@pramaan/contract/roles.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSession } from '../lib/session.tsx';

/** The call that gives a PDF, by its address alone: its schemas stay on the server (decision 0012). */
export const getPdfLine = { base: 'api', path: '/pdf/getpdf/{custId}/{type}' } as const;

type PaperOf = (type: string) => string;

const PapersContext = createContext<PaperOf | null>(null);

/** Lets what stands below offer its PDFs, where the person who is logged in may take a paper away (product §4). */
export function Papers({ applicantId, children }: { applicantId: string; children: ReactNode }) {
  const { roleId } = useSession().who;
  const may = reachOf('share', roleId as Role) !== undefined;
  const papers = useMemo<PaperOf | null>(
    () => (may ? (type) => address(getPdfLine, { custId: applicantId, type }) : null),
    [may, applicantId],
  );
  return <PapersContext value={papers}>{children}</PapersContext>;
}

/** The address of a paper: a report's name or a card's place. Null where none can be had. */
export const usePaper = (type: string | undefined): string | null => {
  const papers = useContext(PapersContext);
  return papers && type ? papers(type) : null;
};
