import { useParams } from 'wouter';
import { PublicReport } from '../features/reports/PublicReport.tsx';
import { OutsideShell } from '../ui/OutsideShell.tsx';

/** /digi-report/{id}: the public report. The id is a share's; the server decides what it opens. */
export function Shared() {
  const { id = '' } = useParams();
  return (
    <OutsideShell>
      <PublicReport shareId={id} />
    </OutsideShell>
  );
}
