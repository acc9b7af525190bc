import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { FormSaved } from '../../documents/FormSaved.tsx';
import { useOwnForm } from '../../documents/use-own-form.ts';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { focusFault } from '../../lib/focus-fault.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Locker.module.css';
import { lockerClient } from './locker-client.ts';
import { NewLockerCode } from './NewLockerCode.tsx';
import { Trouble } from './Trouble.tsx';

const lockerNewGenderMessages = {
  F: m.locker_new_gender_f,
  M: m.locker_new_gender_m,
  T: m.locker_new_gender_t,
} as const;

interface Props {
  applicantId: string;
  busy: boolean;
  onGo: () => void;
}
const genders = ['F', 'M', 'T'] as const;
type Gender = (typeof genders)[number];

/** Opens a locker by mobile number: who, then the code that DigiLocker sends, then the way there. */
export function NewLocker({ applicantId, busy, onGo }: Props) {
  const { who } = useSession();
  const { values, write, forget, saved } = useOwnForm(applicantId, 'new-locker', {
    given: { name: who.name },
  });
  const [sent, setSent] = useState<string | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const change = (name: keyof typeof values) => (value: string) => {
    write({ [name]: value });
    setFaults(({ [name]: _gone, ...rest }) => rest);
  };

  async function ask(mobile: string) {
    setWorking(true);
    setFailure(null);
    try {
      const { name, dob, gender } = values;
      const body = { applicantId, mobile, name, dob, gender: gender as Gender };
      await send(lockerClient.registerDigilocker, { body });
      setSent(mobile);
    } catch (thrown) {
      const fields = thrown instanceof CallFailure ? thrown.fields : [];
      if (fields.length > 0)
        setFaults(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
      else setFailure(thrown);
    }
    setWorking(false);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readMobile(values.mobile);
    if ('fault' in read) {
      setFaults({ mobile: read.fault });
      requestAnimationFrame(() => focusFault(form));
    } else if (!working) void ask(read.digits);
  }

  if (sent !== null)
    return (
      <NewLockerCode
        applicantId={applicantId}
        mobile={sent}
        going={busy}
        onGo={() => {
          forget();
          onGo();
        }}
        onOther={() => setSent(null)}
      />
    );
  const exists = failure instanceof CallFailure && failure.code === 'LOCKER_EXISTS';
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={m.locker_new()}>
      <p className={classes.quiet}>{m.locker_new_lead()}</p>
      <MobileField value={values.mobile} fault={faults.mobile} onChange={change('mobile')} />
      <TextField
        label={m.locker_new_name()}
        name="name"
        autoComplete="name"
        value={values.name}
        fault={faults.name}
        onChange={(event) => change('name')(event.currentTarget.value)}
      />
      <TextField
        label={m.locker_new_dob()}
        name="dob"
        type="date"
        autoComplete="bday"
        value={values.dob}
        fault={faults.dob}
        onChange={(event) => change('dob')(event.currentTarget.value)}
      />
      <label className={classes.select}>
        <span>{m.locker_new_gender()}</span>
        {faults.gender ? (
          <span className={classes.fault} role="alert">
            {faults.gender}
          </span>
        ) : null}
        <select
          name="gender"
          value={values.gender}
          onChange={(event) => change('gender')(event.currentTarget.value)}
        >
          <option value="">{m.locker_new_gender_choose()}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {lockerNewGenderMessages[gender]()}
            </option>
          ))}
        </select>
      </label>
      <Trouble applicantId={applicantId} failure={failure} onAgreed={async () => setFailure(null)} />
      <div className="row">
        <Button type="submit" loading={working} variant={exists ? 'default' : 'filled'}>
          {m.locker_new_send()}
        </Button>
        {exists ? (
          <Button loading={busy} onClick={onGo}>
            {m.locker_go()}
          </Button>
        ) : null}
      </div>
      <FormSaved state={saved} />
    </form>
  );
}
