import { m } from '@pramaan/messages';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StoredForms } from './StoredForms.tsx';

/** The lender's view of the forms that a person kept; a lender reads, and changes nothing. */
export function FormsTab({ applicantId }: { applicantId: string }) {
  return (
    <PageColumn>
      <PageHeading title={m.forms_stored_staff()} />
      <StoredForms applicantId={applicantId} readOnly />
    </PageColumn>
  );
}
