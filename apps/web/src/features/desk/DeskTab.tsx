import { type Role, reachOf } from '@pramaan/contract/roles.ts';
import { type Message, m } from '@pramaan/messages';
import { type ReactNode, useMemo, useState } from 'react';
import { useApplicantFile } from '../../documents/applicant-file.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { AskForm } from './AskForm.tsx';
import { AskList } from './AskList.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { Decisions } from './Decisions.tsx';
import classes from './Desk.module.css';
import { DeskHead } from './DeskHead.tsx';
import { useDeskKeys } from './desk-keys.ts';
import { Matrix } from './Matrix.tsx';
import { Notes } from './Notes.tsx';
import { RecordSet } from './RecordSet.tsx';
import { Reveal } from './Reveal.tsx';
import { deskRecords } from './records.ts';
import { Timeline } from './Timeline.tsx';
import { Together } from './Together.tsx';
import { useDesk } from './use-desk.ts';

function Part({ id, title, children }: { id: string; title: Message; children: ReactNode }) {
  return (
    <section className={classes.part} aria-labelledby={`desk-${id}`}>
      <h2 id={`desk-${id}`}>{title()}</h2>
      {children}
    </section>
  );
}

/** Where a lender's person works on one application. Whoever may only comment, comments. */
export function DeskTab({ applicantId: id }: { applicantId: string }) {
  const { who } = useSession();
  if (reachOf('review', who.roleId as Role)) return <WholeDesk id={id} />;
  return (
    <div className={classes.desk}>
      <PageHeading title={m.desk_notes()} />
      <Notes id={id} named={false} />
    </div>
  );
}

/** What is lacking, what each paper says, what is decided. */
function WholeDesk({ id }: { id: string }) {
  const desk = useDesk(id);
  const file = useApplicantFile(id);
  const [deciding, setDeciding] = useState(false);
  const [open, setOpen] = useState<readonly string[]>([]);
  const records = useMemo(() => deskRecords(file.data?.docs ?? {}), [file.data]);
  useDeskKeys();
  if (desk.error)
    return (
      <EmptyState icon="warn" title={m.shell_no_answer_title()} text={sentenceOf(desk.error)}>
        <Button onClick={() => desk.refetch()}>{m.shell_retry()}</Button>
      </EmptyState>
    );
  if (!desk.data) return <CardSkeleton />;
  const state = desk.data;
  return (
    <div className={classes.desk}>
      <PageHeading title={m.desk_title()} />
      <DeskHead id={id} desk={state} onDecide={() => setDeciding(true)} />
      <Decisions id={id} desk={state} />
      {deciding ? <DecideDialog id={id} desk={state} onClose={() => setDeciding(false)} /> : null}
      <div className={classes.halves}>
        <div className={classes.half}>
          <Part id="lacks" title={m.desk_lacks}>
            <AskForm id={id} desk={state} />
          </Part>
          <AskList id={id} asks={state.asks} />
          <Together id={id} />
        </div>
        <div className={classes.half}>
          <Part id="matrix" title={m.desk_matrix}>
            <Matrix id={id} />
            {state.may.reveal ? <Reveal id={id} /> : null}
          </Part>
        </div>
      </div>
      <Part id="records" title={m.desk_records}>
        {file.data && records.length === 0 ? <p className={classes.quiet}>{m.desk_records_none()}</p> : null}
        <div className={classes.sets}>
          {records.map((record) => (
            <RecordSet
              key={record.id}
              id={id}
              desk={state}
              record={record}
              open={open.includes(record.id)}
              onOpen={(on) =>
                setOpen((before) =>
                  on ? [...new Set([...before, record.id])] : before.filter((one) => one !== record.id),
                )
              }
            />
          ))}
        </div>
      </Part>
      <div className={classes.halves}>
        <Part id="notes" title={m.desk_notes}>
          <Notes id={id} named />
        </Part>
        <Part id="timeline" title={m.desk_timeline}>
          <Timeline id={id} />
        </Part>
      </div>
      <p className={classes.keys}>{m.desk_keys()}</p>
    </div>
  );
}
