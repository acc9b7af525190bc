import { m } from '@pramaan/messages';
import { Link, useSearch } from 'wouter';
import { useSession } from '../../lib/session.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { typeFrom } from './agreement-in-hand.ts';
import classes from './Esign.module.css';
import { useAgreements } from './queries.ts';
import { SignScreen } from './SignScreen.tsx';

/** Where the screen's navigation step leads (C §2). */
const nextStep = '/laas/financial/bankStatmentOnline';

/** /laas/esign: the person signs agreements with their Aadhaar. Other pages send them here with `?type=` and `?file=`. */
export function EsignPage() {
  const applicantId = useSession().who._id;
  const type = typeFrom(new URLSearchParams(useSearch()).get('type'));
  // Who signs the loan that was offered has shown their income long ago.
  const isOffered = useAgreements(applicantId).data?.agreements.some(({ ofOffer }) => ofOffer) ?? true;
  return (
    <PageColumn back={{ href: '/laas', label: m.esign_portal() }}>
      <PageHeading title={m.esign_title()} lead={m.esign_lead()} />
      <SignScreen key={type} applicantId={applicantId} type={type} from="portal" />
      {isOffered ? null : (
        <Link href={nextStep} className={classes.next}>
          {m.esign_next()}
          <Icon name="next" size={18} />
        </Link>
      )}
    </PageColumn>
  );
}
