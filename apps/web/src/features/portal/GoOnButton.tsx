import type { Area } from '@pramaan/documents/define.ts';
import { useCaseFile } from '../../documents/case-file.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { wayPast } from './go-on.ts';
import { tasksOf } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

/** "Continue: Address" under a page of its own: what is next, once the area of the page is done where it has one. */
export function GoOnButton({ after }: { after?: Area }) {
  const applicantId = useApplicantId();
  const file = useCaseFile(applicantId);
  const { draft } = useDraft(applicantId);
  if (!file.data) return null;
  const tasks = tasksOf(file.data.docs, draft, file.data);
  const here = tasks.find(({ info }) => info.area === after);
  if (here && here.progress !== 'done' && here.progress !== 'checking') return null;
  const { href, words } = wayPast(tasks, after);
  return (
    <Button href={href} fullWidth>
      {words}
    </Button>
  );
}
