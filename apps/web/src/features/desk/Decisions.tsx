import { decisionReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Desk.module.css';
import { deskDecisionMessages } from './desk-decision-messages.ts';
import { deskLines } from './desk-lines.ts';
import { send } from './desk-send.ts';
import { type Desk, useDeskChange } from './use-desk.ts';

type Decision = Desk['decisions'][number];

/** Whole seconds till a moment, counted down; 0 when it is past. */
function useSecondsTill(till: string | null): number {
  const left = () => (till ? Math.max(0, Math.ceil((Date.parse(till) - Date.now()) / 1000)) : 0);
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` only reads `till`
  useEffect(() => {
    setSeconds(left());
    if (!till) return;
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [till]);
  return seconds;
}

function sentenceOf(decision: Decision): string {
  const { state, by, secondBy } = decision;
  const kind = deskDecisionMessages[decision.kind]();
  if (state === 'waits') return m.desk_decision_waits({ by, kind });
  if (state === 'declined') return m.desk_decision_declined({ by: secondBy, kind });
  if (state === 'undone') return m.desk_decision_undone({ kind });
  const stands = m.desk_decision_stands({ by, kind });
  return secondBy ? `${stands} ${m.desk_decision_second({ by: secondBy })}` : stands;
}

function Line({ id, desk, decision }: { id: string; desk: Desk; decision: Decision }) {
  const { change, busy } = useDeskChange(id);
  const seconds = useSecondsTill(decision.undoTill);
  const params = { id, decision: decision._id };
  const { version } = desk;
  const word = (agree: boolean) =>
    change(() => send(deskLines.confirmDecision, { params, body: { version, agree } }));
  const undo = () => change(() => send(deskLines.undoDecision, { params, body: { version } }));
  const waits = decision.state === 'waits';
  return (
    <li className={classes.decision} data-state={decision.state}>
      <strong>{sentenceOf(decision)}</strong>
      <span className={classes.quiet}>
        {[
          decision.reasons.map((code) => decisionReasons[code].words).join(', '),
          decision.conditions.join('; '),
          decision.remarks,
          formatMoment(decision.secondAt ?? decision.at, 'en'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {waits && !desk.may.confirm ? <span>{m.desk_decision_own()}</span> : null}
      <span className={classes.choose}>
        {waits && desk.may.confirm ? (
          <>
            <Button loading={busy} onClick={() => word(true)}>
              {m.desk_decision_confirm()}
            </Button>
            <Button variant="default" loading={busy} onClick={() => word(false)}>
              {m.desk_decision_decline()}
            </Button>
          </>
        ) : null}
        {seconds > 0 ? (
          <Button variant="default" loading={busy} onClick={undo}>
            {m.desk_decision_undo({ seconds })}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** What was decided, by whom, and what of it can still be confirmed or taken back. */
export function Decisions({ id, desk }: { id: string; desk: Desk }) {
  if (desk.decisions.length === 0) return null;
  return (
    <section className={classes.part} aria-label={m.desk_decision()}>
      <ul className={classes.list}>
        {desk.decisions.map((decision) => (
          <Line key={decision._id} id={id} desk={desk} decision={decision} />
        ))}
      </ul>
    </section>
  );
}
