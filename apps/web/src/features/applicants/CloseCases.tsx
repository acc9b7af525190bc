import { closeReasons, decisionReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { closeCasesLine } from '../../lib/team.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Applicants.module.css';
import type { Line } from './use-applicants.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  lines: readonly Line[];
  isBlocked: boolean;
}

/** Closes the chosen cases with one reason. What could not be closed stays chosen, and is listed with why. */
export function CloseCases({ selection, lines, isBlocked }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" disabled={isBlocked} onClick={() => setOpened(true)}>
        {m.list_close()}
      </Button>
      <Dialog opened={opened} title={m.list_close_title({ count: selection.ids.length })} onClose={close}>
        <CloseForm selection={selection} lines={lines} onClose={close} />
      </Dialog>
    </>
  );
}

function CloseForm({
  selection: { ids, set },
  lines,
  onClose,
}: Omit<Props, 'isBlocked'> & { onClose: () => void }) {
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const [remarks, setRemarks] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly { _id: string; reason: string }[]>([]);
  const chosen = closeReasons.find((one) => one === reason);
  const { submit, busy, failure } = useSubmit(
    async () => {
      if (!chosen) return;
      const body = { cases: [...ids], reason: chosen, remarks: remarks.trim() };
      const { result } = await send(closeCasesLine, { body });
      await cache.invalidateQueries({ queryKey: ['applicants'] });
      if (result.closed.length > 0) showSnack(m.list_close_done({ count: result.closed.length }));
      setRefused(result.refused);
      if (result.refused.length === 0) onClose();
      set(result.refused.map(({ _id }) => _id));
    },
    () => {
      setFault(chosen ? null : m.list_close_choose());
      return !chosen;
    },
  );
  const nameOf = (id: string) => {
    const line = lines.find(({ _id }) => _id === id);
    return line ? [line.reference, line.name].filter(Boolean).join(' · ') : id;
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>{m.list_close_text()}</p>
      <SelectField
        label={m.list_close_reason()}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setFault(null);
        }}
      >
        <option value="">{m.list_close_choose()}</option>
        {closeReasons.map((one) => (
          <option key={one} value={one}>
            {decisionReasons[one].words}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={m.list_close_remarks()}
        maxLength={1000}
        value={remarks}
        onChange={(event) => setRemarks(event.currentTarget.value)}
      />
      <FormNotice message={fault ?? failure} />
      {refused.length > 0 ? (
        <section aria-label={m.list_close_refused({ count: refused.length })} role="alert">
          <h3>{m.list_close_refused({ count: refused.length })}</h3>
          <ul className={classes.refused}>
            {refused.map(({ _id, reason: why }) => (
              <li key={_id}>
                <strong>{nameOf(_id)}</strong> {why}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.list_close_go({ count: ids.length })}
        </Button>
        <Button variant="default" onClick={onClose}>
          {m.list_close_cancel()}
        </Button>
      </div>
    </form>
  );
}
