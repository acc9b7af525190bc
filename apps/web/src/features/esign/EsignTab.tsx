import { m } from '@pramaan/messages';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SignScreen } from './SignScreen.tsx';

interface Props {
  applicantId: string;
  /** Application or Agreement: the second route set's one shared screen is marked with it (P §2.1). */
  type: 'Application' | 'Agreement';
}

/** The lender's view of the agreements of one applicant: given, signed here or in the person's room, proved. */
export function EsignTab({ applicantId, type }: Props) {
  return (
    <PageColumn>
      <PageHeading
        title={type === 'Application' ? m.file_application() : m.file_agreement()}
        lead={m.esign_tab_lead()}
      />
      <SignScreen applicantId={applicantId} type={type} from="office" />
    </PageColumn>
  );
}
