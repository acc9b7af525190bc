import { getRetention, listDueForDeletion, listErasures } from '@pramaan/contract/calls/retention.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Settings.module.css';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { ClockSwitch } from './ClockSwitch.tsx';
import { DueList } from './DueList.tsx';
import { ErasedList } from './ErasedList.tsx';
import { RuleForm } from './RuleForm.tsx';
import { RuleTable } from './RuleTable.tsx';

/** /admin/settings/retention: the clock, its rules, the dry run, what went. */
export function RetentionPage() {
  const rules = useQuery({
    queryKey: ['retention'],
    queryFn: async ({ signal }) => (await send(getRetention, { signal })).result,
  });
  const [ahead, setAhead] = useState('0');
  const due = useQuery({
    queryKey: ['retention', 'due', ahead],
    queryFn: async ({ signal }) => (await send(listDueForDeletion, { query: { ahead }, signal })).result,
    placeholderData: (before) => before,
  });
  const today = useQuery({
    queryKey: ['retention', 'due', '0'],
    queryFn: async ({ signal }) => (await send(listDueForDeletion, { query: { ahead: '0' }, signal })).result,
  });
  const erased = useQuery({
    queryKey: ['retention', 'erased'],
    queryFn: async ({ signal }) => (await send(listErasures, { signal })).result,
  });
  const failure = rules.error ?? due.error ?? erased.error;
  return (
    <SettingsFrame lead={m.clock_lead()}>
      {rules.isPending ? <CardSkeleton /> : null}
      <FormNotice message={failure ? sentenceOf(failure) : null} />
      {rules.data ? (
        <div className={classes.wide}>
          <ClockSwitch on={rules.data.clock} due={today.data?.applicants ?? 0} />
          <RuleTable rules={rules.data.rules} />
          <RuleForm rules={rules.data.rules} />
          {due.data ? <DueList due={due.data} ahead={ahead} onAhead={setAhead} /> : null}
          {erased.data ? <ErasedList erased={erased.data} /> : null}
        </div>
      ) : null}
    </SettingsFrame>
  );
}
