import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { useLocation } from 'wouter';
import { IssuedDocuments } from '../../documents/issued-documents.ts';
import { useSession } from '../../lib/session.tsx';
import { ReportPdf } from './ReportPdfs.tsx';
import { ShareButton } from './ShareButton.tsx';

/** The report of a case as a PDF and as a link, in the case's head on each of its tabs. Nothing for who may take no report away. */
export function CaseExports({ applicantId }: { applicantId: string }) {
  const { roleId } = useSession().who;
  const [path] = useLocation();
  if (!accessScopeOf('share', roleId as Role)) return null;
  return (
    <IssuedDocuments value={applicantId}>
      <ReportPdf type={path.endsWith('/verification') ? 'verification' : 'full'} />
      <ShareButton applicantId={applicantId} />
    </IssuedDocuments>
  );
}
