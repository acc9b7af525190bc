import { m } from '@pramaan/messages';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { KeptForms } from './KeptForms.tsx';

/** The lender's view of the forms that a person kept; a lender reads, and changes nothing. */
export function FormsTab({ applicantId }: { applicantId: string }) {
  return (
    <PageColumn>
      <PageHeading title={m.forms_kept_staff()} />
      <KeptForms applicantId={applicantId} readOnly />
    </PageColumn>
  );
}
