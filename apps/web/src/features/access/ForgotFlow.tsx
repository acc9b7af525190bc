import { resetPassword, setPassword, verifyResetCode } from '@pramaan/contract/calls/access.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { send } from '../../lib/client.ts';
import { enterAsStaff } from '../../lib/entering.ts';
import { forgetSession } from '../../lib/leaving.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { clearAll } from '../../lib/storage.ts';
import classes from './Access.module.css';
import { CodeForm } from './CodeForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { NumberForm } from './NumberForm.tsx';

/** A forgotten password: the code opens a session (P §4.1, §7) in which one new password can be set. */
export function ForgotFlow() {
  const [step, setStep] = useState<'mobile' | 'code' | 'password'>('mobile');
  const [mobileNo, setMobileNo] = useState('');
  const [, navigate] = useLocation();
  // Back to the door that the person came from.
  const login = new URLSearchParams(useSearch()).get('door') === 'team' ? '/login-team' : '/login-admin';
  const ask = (to: string) => send(resetPassword, { body: { mobileNo: to } });

  if (step === 'mobile')
    return (
      <NumberForm
        title={m.access_forgot_title()}
        lead={m.access_forgot_lead()}
        first={mobileNo}
        onSend={async (digits) => {
          await ask(digits);
          setMobileNo(digits);
          setStep('code');
        }}
      >
        <div className={classes.links}>
          <Link href={login} className="link">
            {m.access_forgot_back()}
          </Link>
        </div>
      </NumberForm>
    );
  if (step === 'code')
    return (
      <CodeForm
        mobile={mobileNo}
        onResend={() => ask(mobileNo)}
        onEdit={() => setStep('mobile')}
        onVerify={async (otp) => {
          const { result } = await send(verifyResetCode, { body: { mobileNo, otp } });
          enterAsStaff(result);
          setStep('password');
        }}
      />
    );
  return (
    <NewPasswordForm
      onSet={async (newpassword) => {
        await send(setPassword, { body: { mobileNo, newpassword } });
        clearAll();
        forgetSession();
        navigate(login, { replace: true });
        showSnack(m.access_new_done());
      }}
    />
  );
}
