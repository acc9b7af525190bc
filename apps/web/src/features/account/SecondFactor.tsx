import { getSecondFactor } from '@pramaan/contract/calls/second-factor.ts';
import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ChangeFactor } from './ChangeFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';

/** One's own second factor: how it stands, setting it up, new recovery codes, turning it off. */
export function SecondFactor() {
  const { who } = useSession();
  const cache = useQueryClient();
  const state = useQuery({
    queryKey: ['second factor'],
    queryFn: async ({ signal }) => (await send(getSecondFactor, { signal })).result,
  });
  const [doing, setDoing] = useState<'set up' | 'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = async (recovery: readonly string[] | null) => {
    setDoing(null);
    setCodes(recovery);
    await state.refetch();
    // A session that was held back until now is good for all.
    if (who.ownOnly) await cache.invalidateQueries({ queryKey: ['session'] });
  };
  const { on = false, required = false, recoveryLeft = 0 } = state.data ?? {};
  const text = on ? m.factor_on({ left: recoveryLeft }) : m.factor_off();
  return (
    <Card title={m.factor_title()} text={state.data ? text : undefined}>
      <FormNotice message={state.error ? sentenceOf(state.error) : null} />
      <FormNotice message={who.ownOnly ? (on ? m.factor_required_again() : m.factor_required()) : null} />
      {codes ? <RecoveryCodes codes={codes} onStored={() => setCodes(null)} /> : null}
      {doing === 'set up' ? <SetUpFactor onDone={done} onCancel={() => setDoing(null)} /> : null}
      {doing === 'renew' || doing === 'remove' ? (
        <ChangeFactor what={doing} onDone={done} onCancel={() => setDoing(null)} />
      ) : null}
      {state.data && doing === null && !codes ? (
        <div className="row">
          {on ? (
            <>
              <Button variant="default" onClick={() => setDoing('renew')}>
                {m.factor_renew()}
              </Button>
              {required ? null : (
                <Button variant="subtle" onClick={() => setDoing('remove')}>
                  {m.factor_remove()}
                </Button>
              )}
            </>
          ) : (
            <Button onClick={() => setDoing('set up')}>{m.factor_begin()}</Button>
          )}
        </div>
      ) : null}
    </Card>
  );
}
