import { m } from '@pramaan/messages';
import { type ReactNode, useState } from 'react';
import { CallFailure } from '../../lib/failure.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Access.module.css';
import { AccessHeading } from './AccessHeading.tsx';

interface FormProps {
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

function FactorForm({ onCode, onBack }: FormProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const blocked = () => {
    const missing = code.trim() === '';
    setFault(missing ? m.factor_enter() : undefined);
    return missing;
  };
  const { submit, busy, failure } = useSubmit(() => onCode(code), blocked);
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccessHeading title={m.factor_login_title()} lead={m.factor_login_lead()} />
      <TextField
        name="code"
        label={m.factor_code()}
        hint={m.factor_code_hint()}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        autoFocus
        value={code}
        fault={fault}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <FormNotice message={failure} />
      <Button type="submit" loading={busy}>
        {m.access_company_submit()}
      </Button>
      <Button variant="subtle" onClick={onBack}>
        {m.factor_back()}
      </Button>
    </form>
  );
}

interface Props<Body> {
  onLogin: (body: Body & { code?: string }) => Promise<void>;
  /** The form of the first step, given what to do with it. */
  children: (first: (body: Body) => Promise<void>) => ReactNode;
}

/** A login whose server may ask for the second factor: then the code is asked for, and both go together. */
export function FactorStep<Body extends object>({ onLogin, children }: Props<Body>) {
  const [held, setHeld] = useState<Body | null>(null);
  if (held) return <FactorForm onCode={(code) => onLogin({ ...held, code })} onBack={() => setHeld(null)} />;
  return children(async (body) => {
    try {
      await onLogin(body);
    } catch (thrown) {
      if (!(thrown instanceof CallFailure) || thrown.code !== 'FACTOR_WANTED') throw thrown;
      setHeld(body);
    }
  });
}
