import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { agreementInHand } from './agreement-in-hand.ts';
import classes from './Esign.module.css';
import { useAgreements } from './queries.ts';
import { Returned } from './Returned.tsx';
import { SigningPanel } from './SigningPanel.tsx';
import { useStoredFile } from './use-stored-file.ts';

interface Props {
  applicantId: string;
  /** Labels the upload button and the agreement (C §2: the route data's type). */
  type: string;
  from: 'portal' | 'office';
}

/** The one screen of every signing: what came back, the agreement in hand, and all agreements there are. */
export function SignScreen({ applicantId, type, from }: Props) {
  const search = new URLSearchParams(useSearch());
  const agreements = useAgreements(applicantId);
  const [picked, setPicked] = useState<string | null>(null);
  const fileId = search.get('file');
  const signing = search.get('signing');
  const refused = useStoredFile({
    applicantId,
    type,
    fileId,
    onGiven: ({ agreementId }) => setPicked(agreementId),
  });
  if (agreements.isPending) return <CardSkeleton lines={4} />;
  if (!agreements.data)
    return (
      <EmptyState icon="warn" title={m.esign_agreements()} text={m.esign_failed()}>
        <Button onClick={() => void agreements.refetch()}>{m.shell_retry()}</Button>
      </EmptyState>
    );
  const all = agreements.data.agreements;
  const inHand = agreementInHand(all, type, picked);
  // What stands in hand is not said twice; the lender proves a signed one in the list.
  const others = all.filter(
    ({ agreementId, next }) => agreementId !== inHand?.agreementId || (from === 'office' && next === null),
  );
  return (
    <>
      <FormNotice message={refused} />
      {signing && picked === null ? (
        <Returned key={signing} applicantId={applicantId} request={signing} from={from} />
      ) : null}
      <SigningPanel
        applicantId={applicantId}
        type={type}
        from={from}
        agreements={agreements.data}
        agreement={inHand}
        onPick={setPicked}
      />
      {from === 'office' || others.length > 0 ? (
        <section className={classes.list} aria-labelledby="esign-papers">
          <h2 id="esign-papers" className={classes.listTitle}>
            {from === 'office' ? m.esign_agreements_staff() : m.esign_agreements()}
          </h2>
          {others.length === 0 ? <p className={classes.quiet}>{m.esign_agreements_none()}</p> : null}
          {others.map((agreement) => (
            <AgreementCard key={agreement.agreementId} applicantId={applicantId} agreement={agreement} />
          ))}
        </section>
      ) : null}
    </>
  );
}
