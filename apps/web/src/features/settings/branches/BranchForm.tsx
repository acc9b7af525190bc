import { saveBranch } from '@pramaan/contract/calls/branches.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Branch, branchesKey } from '../../../lib/branches.ts';
import { send } from '../../../lib/client.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Tick } from '../../../ui/Tick.tsx';

interface Props {
  /** Left out: a new one. */
  branch: Branch | undefined;
  onDone: () => void;
}

type Field = 'code' | 'name' | 'city' | 'pinPrefixes';

/** Name, code, city and territory of a branch. */
export function BranchForm({ branch, onDone }: Props) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState({
    ...{ code: branch?.code ?? '', name: branch?.name ?? '', city: branch?.city ?? '' },
    pinPrefixes: branch?.pinPrefixes.join(', ') ?? '',
  });
  const [closed, setClosed] = useState(branch?.closed ?? false);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const sent = {
    params: { code: typed.code },
    body: {
      ...{ name: typed.name, city: typed.city, closed },
      pinPrefixes: typed.pinPrefixes.split(/[\s,;]+/).filter(Boolean),
    },
  };
  const blocked = () => {
    const issues = [saveBranch.params.safeParse(sent.params), saveBranch.body.safeParse(sent.body)].flatMap(
      (read) => (read.success ? [] : read.error.issues),
    );
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    return issues.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    const { result, message } = await send(saveBranch, sent);
    cache.setQueryData(branchesKey, result);
    showSnack(message);
    onDone();
  }, blocked);
  const field = (name: Field) => ({
    ...{ name, value: typed[name], fault: faults[name] },
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField {...field('name')} label={m.branches_name()} autoComplete="off" maxLength={60} />
      <TextField
        {...field('code')}
        label={m.branches_code()}
        hint={m.branches_code_hint()}
        autoComplete="off"
        maxLength={20}
        readOnly={branch !== undefined}
      />
      <TextField {...field('city')} label={m.branches_city()} autoComplete="off" maxLength={60} />
      <TextField
        {...field('pinPrefixes')}
        label={m.branches_pins()}
        hint={m.branches_pins_hint()}
        inputMode="numeric"
        autoComplete="off"
      />
      {branch ? <Tick label={m.branches_close()} checked={closed} onChange={setClosed} /> : null}
      <FormNotice message={failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.branches_save()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {m.branches_cancel()}
        </Button>
      </div>
    </form>
  );
}
