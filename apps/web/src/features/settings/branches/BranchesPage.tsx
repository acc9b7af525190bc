import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useBranches } from '../../../lib/branches.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { BranchForm } from './BranchForm.tsx';

/** /admin/settings/branches: the lender's branches and their territories. */
export function BranchesPage() {
  const { data, error, isPending } = useBranches();
  /** The code of the branch that is being changed; blank for a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const opened = data?.find(({ code }) => code === open);
  const add = <Button onClick={() => setOpen('')}>{m.branches_add()}</Button>;
  return (
    <SettingsFrame lead={m.branches_lead()}>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data && open !== null ? (
        <Card title={opened ? m.branches_change_of({ name: opened.name }) : m.branches_add()}>
          <BranchForm key={open} branch={opened} onDone={() => setOpen(null)} />
        </Card>
      ) : null}
      {data && open === null ? (
        <div className="stack">
          {data.length === 0 ? (
            <EmptyState title={m.branches_none()} text={m.branches_none_text()}>
              {add}
            </EmptyState>
          ) : (
            <>
              <DataTable
                caption={m.branches_table()}
                rows={data}
                keyOf={({ code }) => code}
                columns={[
                  { label: m.branches_name(), show: ({ name }) => name },
                  { label: m.branches_code(), show: ({ code }) => code },
                  { label: m.branches_city(), show: ({ city }) => city },
                  { label: m.branches_pins(), show: ({ pinPrefixes }) => pinPrefixes.join(', ') || '–' },
                  {
                    label: m.branches_state(),
                    show: ({ closed }) => (closed ? m.branches_closed() : m.branches_open()),
                  },
                  {
                    label: m.branches_actions(),
                    show: ({ code, name }) => (
                      <Button
                        variant="default"
                        aria-label={m.branches_change_of({ name })}
                        onClick={() => setOpen(code)}
                      >
                        {m.branches_change()}
                      </Button>
                    ),
                  },
                ]}
              />
              <div>{add}</div>
            </>
          )}
        </div>
      ) : null}
    </SettingsFrame>
  );
}
