import { m } from '@pramaan/messages';
import { useSite } from '../../lib/site.ts';
import { PageLoading } from '../../ui/PageLoading.tsx';
import { Agreement } from './Agreement.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ConsentFrame } from './ConsentFrame.tsx';
import { mailTypeOf } from './link-query.ts';
import { StatusPage } from './StatusPage.tsx';
import { useConsent } from './use-consent.ts';
import { Verdict } from './Verdict.tsx';

const consentItemMessages = {
  mobile: m.consent_item_mobile,
  business: m.consent_item_business,
  personal: m.consent_item_personal,
} as const;

/** /consent: the customer's agreement, by a code sent to a mobile number or an e-mail address (P §2.2, §4.2). */
export function ConsentPage() {
  const { link, opened, stage, agree, resend, verify } = useConsent();
  const site = useSite();
  if (stage.at === 'opening' && !opened) return <PageLoading />;
  const type = link ? mailTypeOf(link) : null;
  const item = consentItemMessages[type ?? 'mobile']();
  const lender = opened?.lender || site.lender || m.consent_lender();
  const working = link !== null && opened !== null;
  return (
    <ConsentFrame lender={opened?.lender ?? site.lender} accent={opened?.accent ?? site.accent}>
      {working && stage.at === 'agree' ? <Agreement opened={opened} lender={lender} onAgree={agree} /> : null}
      {working && (stage.at === 'code' || stage.at === 'opening') ? (
        <CodeStep
          title={type ? m.consent_mail_title({ item }) : m.consent_title({ lender })}
          sentTo={opened.sentTo}
          resendAt={stage.at === 'code' ? stage.resendAt : null}
          onVerify={verify}
          onResend={resend}
        />
      ) : null}
      {working && stage.at === 'status' ? <StatusPage link={link} qr={opened.qr} lender={lender} /> : null}
      <Verdict stage={stage} item={item} lender={lender} />
    </ConsentFrame>
  );
}
