import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Tick } from '../../ui/Tick.tsx';
import classes from './Esign.module.css';
import { esignClient } from './esign-client.ts';
import type { Agreement, Agreements } from './queries.ts';

interface Props {
  applicantId: string;
  agreement: Agreement;
  people: Agreements['people'];
  onChanged: () => Promise<unknown>;
}

/** Who signs and in which order, as long as nobody has signed. */
export function ChangeOrder({ applicantId, agreement, people, onChanged }: Props) {
  const signing = agreement.signers.flatMap(({ kind, personId }) =>
    kind !== 'lender' && personId ? [personId] : [],
  );
  const [order, setOrder] = useState(() => [
    ...people
      .filter(({ _id }) => signing.includes(_id))
      .sort((a, b) => signing.indexOf(a._id) - signing.indexOf(b._id)),
    ...people.filter(({ _id }) => !signing.includes(_id)),
  ]);
  const [chosen, setChosen] = useState<readonly string[]>(signing);
  const [lender, setLender] = useState(() => agreement.signers.some(({ kind }) => kind === 'lender'));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const up = (at: number) => {
    const [moved] = order.slice(at, at + 1);
    if (moved)
      setOrder([...order.slice(0, at - 1), moved, ...order.slice(at - 1, at), ...order.slice(at + 1)]);
  };
  const keep = async () => {
    const applicants = order.map(({ _id }) => _id).filter((each) => chosen.includes(each));
    if (applicants.length === 0) return setFailure(m.esign_order_none());
    setBusy(true);
    setFailure(null);
    try {
      const params = { id: applicantId, agreement: agreement.agreementId };
      await send(esignClient.setSigners, { params, body: { applicants, lender } });
      await onChanged();
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <details className={classes.change}>
      <summary>{m.esign_order_change()}</summary>
      <p className={classes.quiet}>{m.esign_order_lead()}</p>
      <ul className={classes.people}>
        {order.map(({ _id, name }, at) => (
          <li key={_id}>
            <Tick
              label={name}
              checked={chosen.includes(_id)}
              onChange={(checked) =>
                setChosen(checked ? [...chosen, _id] : chosen.filter((each) => each !== _id))
              }
            />
            {at > 0 ? (
              <Button variant="subtle" aria-label={m.esign_order_up({ name })} onClick={() => up(at)}>
                ↑
              </Button>
            ) : null}
          </li>
        ))}
        <li>
          <Tick label={m.esign_order_lender()} checked={lender} onChange={setLender} />
        </li>
      </ul>
      <FormNotice message={failure} />
      <Button variant="default" loading={busy} onClick={() => void keep()}>
        {m.esign_order_keep()}
      </Button>
    </details>
  );
}
