import { t } from '../../lib/catalogue.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { KeptForms } from './KeptForms.tsx';
import './words.ts';

/** The lender's view of the forms that a person kept; a lender reads, and changes nothing. */
export function FormsTab({ applicantId }: { applicantId: string }) {
  return (
    <PageColumn>
      <PageHeading title={t('forms.kept.staff')} />
      <KeptForms applicantId={applicantId} readOnly />
    </PageColumn>
  );
}
