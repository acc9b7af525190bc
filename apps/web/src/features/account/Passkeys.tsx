import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { knowsPasskeys } from '../../lib/passkey.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { ChangePasskey } from './ChangePasskey.tsx';
import classes from './Passkeys.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type Passkey, usePasskeys } from './use-passkeys.ts';

function Facts({ passkey: { createdAt, usedAt, synced } }: { passkey: Passkey }) {
  const facts = [
    m.passkey_added({ when: formatWhen(createdAt) }),
    usedAt ? m.passkey_used({ when: formatWhen(usedAt) }) : m.passkey_never(),
    ...(synced ? [m.passkey_synced()] : []),
  ];
  return <span className={classes.facts}>{facts.join(' · ')}</span>;
}

/** One's own passkeys: the list, adding one, naming and removing each. */
export function Passkeys() {
  const cache = useQueryClient();
  const passkeys = usePasskeys();
  const [doing, setDoing] = useState<
    { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null
  >(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = async (recovery: readonly string[] = []) => {
    setDoing(null);
    if (recovery.length > 0) setCodes(recovery);
    await Promise.all([
      passkeys.refetch(),
      cache.invalidateQueries({ queryKey: ['second factor'] }),
      cache.invalidateQueries({ queryKey: ['session'] }),
    ]);
  };
  const cancel = () => setDoing(null);
  const known = knowsPasskeys();
  return (
    <Card title={m.passkey_title()} text={m.passkey_text()}>
      <FormNotice message={passkeys.error ? sentenceOf(passkeys.error) : null} />
      {codes ? <RecoveryCodes codes={codes} onStored={() => setCodes(null)} /> : null}
      {passkeys.data?.length === 0 ? <p>{known ? m.passkey_none() : m.passkey_unknown()}</p> : null}
      <ul className={classes.list}>
        {passkeys.data?.map((passkey) => (
          <li key={passkey._id} className={classes.line}>
            <span className={classes.name}>
              <strong>{passkey.name}</strong>
              <Facts passkey={passkey} />
            </span>
            <span className="row">
              <Button
                variant="subtle"
                aria-label={m.passkey_rename_of({ name: passkey.name })}
                onClick={() => setDoing({ what: 'rename', passkey })}
              >
                {m.passkey_rename()}
              </Button>
              <Button
                variant="subtle"
                aria-label={m.passkey_remove_of({ name: passkey.name })}
                onClick={() => setDoing({ what: 'remove', passkey })}
              >
                {m.passkey_remove()}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {doing?.what === 'add' ? <AddPasskey onDone={done} onCancel={cancel} /> : null}
      {doing && doing.what !== 'add' ? (
        <ChangePasskey key={doing.passkey._id} {...doing} onDone={() => done()} onCancel={cancel} />
      ) : null}
      {doing === null && known && !codes ? (
        <div>
          <Button variant="default" onClick={() => setDoing({ what: 'add' })}>
            {m.passkey_add()}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
