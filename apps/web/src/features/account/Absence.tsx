import { changeAbsence, getAbsence } from '@pramaan/contract/calls/working-lists.ts';
import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { send } from '../../lib/client.ts';
import { formatDay } from '../../lib/format.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextField } from '../../ui/TextField.tsx';

const key = ['absence'];

/** The days on which one is away. */
export function Absence() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(getAbsence, { signal })).result,
  });
  const [typed, setTyped] = useState({ from: '', until: '' });
  const [tried, setTried] = useState(false);
  const { busy, run, failure } = useFormAction();
  const change = (name: string, away: { from: string; until: string } | null, said: string) =>
    run(name, async () => {
      client.setQueryData(key, (await send(changeAbsence, { body: { away } })).result);
      return said;
    });
  if (!data) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed.from && typed.until) void change('save', typed, m.absence_saved());
  };
  return (
    <Card title={m.absence_title()} text={m.absence_text()}>
      {data.from && data.until ? (
        <>
          <p>{m.absence_now({ from: formatDay(data.from, 'en'), until: formatDay(data.until, 'en') })}</p>
          <div>
            <Button
              variant="default"
              loading={busy === 'end'}
              onClick={() => change('end', null, m.absence_removed())}
            >
              {m.absence_end()}
            </Button>
          </div>
        </>
      ) : (
        <form className="stack" onSubmit={save} noValidate>
          {(['from', 'until'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              type="date"
              label={name === 'from' ? m.absence_from() : m.absence_until()}
              value={typed[name]}
              fault={tried && !typed[name] ? m.absence_day() : undefined}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
            />
          ))}
          <div>
            <Button type="submit" loading={busy === 'save'}>
              {m.absence_save()}
            </Button>
          </div>
        </form>
      )}
      <FormNotice message={failure} />
    </Card>
  );
}
