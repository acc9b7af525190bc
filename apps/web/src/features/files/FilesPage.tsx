import { m } from '@pramaan/messages';
import { useCaseFile } from '../../documents/case-file.ts';
import { useSession } from '../../lib/session.tsx';
import { read } from '../../lib/storage.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AddOwnFile } from './AddOwnFile.tsx';
import { FileList } from './FileList.tsx';

/** /laas/files: every file kept of the person, and a way to add a file that has no page of its own. */
export function FilesPage() {
  const { who } = useSession();
  const file = useCaseFile(who._id);
  return (
    <PageColumn back={{ href: '/laas', label: m.files_back() }}>
      <PageHeading title={m.files_title()} lead={m.files_lead()} />
      <FileList applicantId={who._id} own />
      {file.data ? <AddOwnFile applicantId={who._id} custId={read('custId') ?? file.data.custId} /> : null}
    </PageColumn>
  );
}
