import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { typeName } from './agreement-in-hand.ts';
import { ChangeOrder } from './ChangeOrder.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './Esign.module.css';
import { type Agreement, type Agreements, agreementsChanged } from './queries.ts';
import { RemoveAgreement } from './RemoveAgreement.tsx';
import { SignedNotice } from './SignedNotice.tsx';
import { SignerList } from './SignerList.tsx';
import { SignHere } from './SignHere.tsx';
import { SignOnPage } from './SignOnPage.tsx';
import { UploadAgreement } from './UploadAgreement.tsx';

interface Props {
  applicantId: string;
  type: string;
  /** Where the signing happens: the person's own room, or the lender's office. */
  from: 'portal' | 'office';
  agreements: Agreements;
  agreement: Agreement | null;
  onPick: (agreementId: string) => void;
}

function Methods({
  applicantId,
  from,
  agreements,
  agreement,
  onSigned,
}: Omit<Props, 'agreement' | 'onPick' | 'type'> & {
  agreement: Agreement;
  onSigned: () => Promise<unknown>;
}) {
  const next = agreement.next === null ? undefined : agreement.signers[agreement.next];
  const { here, page } = agreements.methods;
  if (!next) return null;
  if (!agreement.isOwn && next.kind !== 'lender' && next.personId !== applicantId)
    return <p className={classes.quiet}>{m.esign_waits_for({ name: next.name })}</p>;
  if (next.kind === 'lender' && from === 'portal')
    return <p className={classes.quiet}>{m.esign_lender_signs()}</p>;
  if (!here && !page) return <p className={classes.quiet}>{m.esign_method_none()}</p>;
  const isOther = from === 'portal' && next.personId !== applicantId;
  return (
    <section className={classes.methods} aria-label={m.esign_methods()}>
      {isOther ? <p>{m.esign_other_signs({ name: next.name })}</p> : null}
      {here ? (
        <div className={classes.method}>
          <h3 className={classes.methodTitle}>{m.esign_method_here()}</h3>
          <SignHere
            key={agreement.currentUrl}
            url={agreement.currentUrl}
            signer={next.kind === 'lender' ? '' : next.name}
            onSigned={onSigned}
          />
        </div>
      ) : null}
      {page ? (
        <div className={classes.method}>
          <h3 className={classes.methodTitle}>{m.esign_method_page_title()}</h3>
          <SignOnPage
            applicantId={applicantId}
            agreementId={agreement.agreementId}
            from={from}
            variant={here ? 'default' : 'filled'}
          />
        </div>
      ) : null}
    </section>
  );
}

/** One agreement: upload it, read it, see who signs, sign it, take the signed document (C §2, §4). */
export function SigningPanel({ applicantId, type, from, agreements, agreement, onPick }: Props) {
  const queries = useQueryClient();
  const [justSigned, setJustSigned] = useState<string | null>(null);
  const readAgain = () => agreementsChanged(queries, applicantId);
  const given = (added: Agreement) => {
    setJustSigned(null);
    onPick(added.agreementId);
    void readAgain();
  };
  const fresh = agreement?.signers.every(({ signed }) => signed === null);
  const isOwn = agreement?.isOwn === true;
  const canChange = fresh === true && isOwn && (from === 'office' || agreements.people.length > 1);
  return (
    <div className={classes.review}>
      <UploadAgreement applicantId={applicantId} type={type} first={agreement === null} onGiven={given} />
      {agreement ? (
        <article className={classes.agreement} aria-labelledby="esign-paper">
          <header className={classes.agreementHead}>
            <h2 id="esign-paper" className={classes.agreementTitle}>
              {(agreement.next === null ? m.esign_agreement_done : m.esign_agreement)({
                type: typeName(agreement.type),
              })}
            </h2>
            <div className={classes.file}>
              <DownloadLink address={agreement.currentUrl} label={m.esign_file()} variant="subtle" />
              <span className={classes.quiet}>{agreement.next === null ? '' : m.esign_file_more()}</span>
            </div>
          </header>
          {justSigned === agreement.agreementId ? (
            <SignedNotice key={agreement.signedUrl} agreement={agreement} from={from} />
          ) : null}
          <SignerList agreement={agreement} />
          {canChange ? (
            <ChangeOrder
              key={agreement.signers.map(({ personId }) => personId).join()}
              applicantId={applicantId}
              agreement={agreement}
              people={agreements.people}
              onChanged={readAgain}
            />
          ) : null}
          {agreement.signedUrl && justSigned !== agreement.agreementId ? (
            <div>
              <DownloadLink
                address={agreement.signedUrl}
                label={m.esign_download()}
                variant={agreement.next === null ? 'filled' : 'default'}
              />
            </div>
          ) : null}
          <Methods
            applicantId={applicantId}
            from={from}
            agreements={agreements}
            agreement={agreement}
            onSigned={async () => {
              setJustSigned(agreement.agreementId);
              await readAgain();
            }}
          />
          {fresh === true && isOwn && (from === 'office' || !agreement.ofOffer) ? (
            <div>
              <RemoveAgreement applicantId={applicantId} agreement={agreement} />
            </div>
          ) : null}
        </article>
      ) : null}
    </div>
  );
}
