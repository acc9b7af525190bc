import { decisionReasons } from '@pramaan/contract/stages.ts';
import { useEffect, useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { formatMoment } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Desk.module.css';
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
  const kind = t(`desk.decision.${decision.kind}`);
  if (state === 'waits') return t('desk.decision.waits', { by, kind });
  if (state === 'declined') return t('desk.decision.declined', { by: secondBy, kind });
  if (state === 'undone') return t('desk.decision.undone', { kind });
  const stands = t('desk.decision.stands', { by, kind });
  return secondBy ? `${stands} ${t('desk.decision.second', { by: secondBy })}` : stands;
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
      {waits && !desk.may.confirm ? <span>{t('desk.decision.own')}</span> : null}
      <span className={classes.choose}>
        {waits && desk.may.confirm ? (
          <>
            <Button loading={busy} onClick={() => word(true)}>
              {t('desk.decision.confirm')}
            </Button>
            <Button variant="default" loading={busy} onClick={() => word(false)}>
              {t('desk.decision.decline')}
            </Button>
          </>
        ) : null}
        {seconds > 0 ? (
          <Button variant="default" loading={busy} onClick={undo}>
            {t('desk.decision.undo', { seconds })}
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
    <section className={classes.part} aria-label={t('desk.decision')}>
      <ul className={classes.list}>
        {desk.decisions.map((decision) => (
          <Line key={decision._id} id={id} desk={desk} decision={decision} />
        ))}
      </ul>
    </section>
  );
}
