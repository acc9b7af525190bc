import { registerApplicant, sendLoginOtp } from '@pramaan/contract/calls/access.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { m } from '@pramaan/messages';
import { type ComponentProps, useState } from 'react';
import { useSearch } from 'wouter';
import { send } from '../../lib/client.ts';
import { sentenceWords } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import { CodeForm } from './CodeForm.tsx';
import { InvitedBy } from './InvitedBy.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { NumberForm } from './NumberForm.tsx';
import { type Newcomer, RegisterForm } from './RegisterForm.tsx';
import { useApplicantLogin } from './use-applicant-login.ts';

/** Asks an applicant for their mobile number: at the login, and by an invitation. */
const OwnNumber = (asked: Pick<ComponentProps<typeof NumberForm>, 'first' | 'note' | 'onSend'>) => (
  <NumberForm
    {...asked}
    title={m.access_login_title()}
    lead={m.access_login_lead()}
    hint={m.access_mobile_hint()}
  >
    <LoginLinks />
  </NumberForm>
);

/** /login and /user-login: the mobile number, then its code. */
export function ApplicantLogin() {
  const [mobile, setMobile] = useState('');
  const [sent, setSent] = useState(false);
  const verify = useApplicantLogin();
  const sendTo = (mobileNo: string) => send(sendLoginOtp, { body: { mobileNo } });
  return (
    <OutsideShell narrow>
      {sent ? (
        <CodeForm
          mobile={mobile}
          onVerify={(code) => verify(mobile, code)}
          onResend={() => sendTo(mobile)}
          onEdit={() => setSent(false)}
        />
      ) : (
        <OwnNumber
          first={mobile}
          onSend={async (digits) => {
            await sendTo(digits);
            setMobile(digits);
            setSent(true);
          }}
        />
      )}
    </OutsideShell>
  );
}

/**
 * /register: who one is, then the code that was sent. `ref` in the address is the code of a team member's apply link: the name may be
 * known by then, so that the number alone is asked, and the rest after the code, where it is missing.
 */
export function Register() {
  const [newcomer, setNewcomer] = useState<Newcomer>({ mobileNo: '', name: '', email: '' });
  const [sent, setSent] = useState(false);
  const verify = useApplicantLogin();
  const asked = new URLSearchParams(useSearch());
  const referral = asked.get('ref') ?? '';
  const product = asked.get('product') ?? '';
  const branch = asked.get('branch') ?? '';
  const link = { referral, ...(product ? { product } : {}), ...(branch ? { branch } : {}) };
  const onSend = async (person: Newcomer) => {
    await send(registerApplicant, { body: { ...person, ...(referral ? link : {}) } });
    setNewcomer(person);
    setSent(true);
  };
  if (sent)
    return (
      <OutsideShell narrow>
        <CodeForm
          mobile={newcomer.mobileNo}
          onVerify={async (code) => {
            await verify(newcomer.mobileNo, code);
            // Said once it is true: until the code was right nobody is registered.
            showSnack(sentenceWords(messages.registered));
          }}
          onResend={() => send(sendLoginOtp, { body: { mobileNo: newcomer.mobileNo } })}
          onEdit={() => setSent(false)}
        />
      </OutsideShell>
    );
  return (
    <OutsideShell narrow>
      {referral ? (
        <OwnNumber
          first={newcomer.mobileNo}
          note={<InvitedBy referral={referral} product={product} />}
          onSend={(mobileNo) => onSend({ ...newcomer, mobileNo })}
        />
      ) : (
        <RegisterForm first={newcomer} onSend={onSend} />
      )}
    </OutsideShell>
  );
}
