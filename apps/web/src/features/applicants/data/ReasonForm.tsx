import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

interface Props {
  label: string;
  button: string;
  onSend: (reason: string) => Promise<void>;
}

/** Something that wants a reason. */
export function ReasonForm({ label, button, onSend }: Props) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const blocked = () => {
    const missing = reason.trim() === '';
    setFault(missing ? m.data_reason_missing() : null);
    return missing;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await onSend(reason);
    setReason('');
  }, blocked);
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextArea
        label={label}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <FormNotice message={fault ?? failure} />
      <div>
        <Button type="submit" variant="default" loading={busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
