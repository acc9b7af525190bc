import { statementBanks } from '@pramaan/contract/banks.ts';
import { m } from '@pramaan/messages';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Delivery } from '../../../capture/sending/Delivery.tsx';
import type { Shipment } from '../../../capture/sending/shipment.ts';
import controls from '../../../documents/controls/Control.module.css';
import { CallFailure } from '../../../lib/failure.ts';
import { useDrop } from '../../../lib/use-drop.ts';
import { Button } from '../../../ui/Button.tsx';
import { AgreeBank } from '../AgreeBank.tsx';
import type { ReadStatement } from '../account/facts.ts';
import bank from '../Bank.module.css';
import { changeJourney, useJourney } from '../journey.ts';
import type { MethodProps } from '../method-props.ts';
import { ReadResult } from './ReadResult.tsx';
import { statementBankFor, statementShipment } from './send-statement.ts';
import classes from './Upload.module.css';
import { type Ended, useStatementQueue } from './use-statement-queue.ts';

const accepted =
  '.pdf,.csv,.txt,.xls,.xlsx,application/pdf,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What the server can read; a dropped file meets no `accept`. */
const isStatement = ({ name }: File) => /\.(?:pdf|csv|txt|xlsx?)$/i.test(name);

/** The file input, dressed as a button. */
function ChooseFiles({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className={classes.choose}>
      {label}
      <input type="file" accept={accepted} multiple className={classes.input} {...input} />
    </label>
  );
}

interface ErrorProps {
  ended: Extract<Ended, { read: null }>;
  onOwn: () => void;
  onSkip: () => void;
}

/** A file that was not read: why, and how to go on without it. */
function RefusedFile({ ended: { file, sentence, goesOnWith }, onOwn, onSkip }: ErrorProps) {
  return (
    <div className={bank.notice} data-tone="bad" role="alert">
      <p className={bank.noticeTitle}>{m.bank_up_not({ name: file.name })}</p>
      <p>{sentence}</p>
      <div className="row">
        {goesOnWith ? <Button onClick={onOwn}>{m.bank_up_own({ name: file.name })}</Button> : null}
        <Button variant="default" onClick={onSkip}>
          {m.bank_up_skip()}
        </Button>
      </div>
    </div>
  );
}

/** A statement as a file: its bank, its password when it has one, what it says; more files of the same account. */
export function UploadMethod({ applicantId, onCame }: MethodProps) {
  const journey = useJourney(applicantId);
  const [bankName, setBankName] = useState(() => statementBankFor(journey.bank?.name ?? ''));
  const queue = useStatementQueue();
  const [consent, setConsent] = useState<string | null>(null);
  const needsConsent = useRef(false);
  const select = useId();
  const results = useRef<HTMLDivElement>(null);
  const { current, ended, goesOnWith } = queue;
  const read = ended.filter((each) => each.read !== null);
  const newest = read.at(-1)?.read ?? null;

  const ship = (light: File): Shipment<ReadStatement> => {
    const { months } = journey;
    const shipment = statementShipment(light, { applicantId, bankName, months, accountId: goesOnWith });
    return {
      send: async (opening, watch) => {
        try {
          return await shipment.send(opening, watch);
        } catch (thrown) {
          if (thrown instanceof CallFailure && thrown.code === 'NO_CONSENT') {
            needsConsent.current = true;
            setConsent(thrown.message);
          }
          throw thrown;
        }
      },
    };
  };
  const [fault, setFault] = useState('');
  const begin = (files: readonly File[], accountId: string | null) => {
    setFault('');
    queue.begin(files, accountId);
  };
  const { over: held, drop } = useDrop({
    takes: current === undefined && consent === null,
    onFiles: (files) => {
      if (files.every(isStatement)) begin(files, null);
      else setFault(m.bank_up_kind());
    },
  });
  const pick =
    (accountId: string | null): ComponentProps<'input'>['onChange'] =>
    (event) => {
      const files = [...(event.currentTarget.files ?? [])];
      event.currentTarget.value = '';
      if (files.length > 0) begin(files, accountId);
    };
  const over = current === undefined && ended.length > 0;
  useEffect(() => {
    if (over) results.current?.focus();
  }, [over]);

  return (
    <div className={bank.form}>
      <p className={bank.quiet}>{m.bank_up_lead()}</p>
      <div className={classes.field}>
        <label htmlFor={select}>{m.bank_up_bank()}</label>
        <p id={`${select}-hint`} className={bank.quiet}>
          {m.bank_up_bank_hint()}
        </p>
        <select
          id={select}
          className={bank.select}
          aria-describedby={`${select}-hint`}
          value={bankName}
          disabled={current !== undefined}
          onChange={(event) => setBankName(event.currentTarget.value)}
        >
          <option value="">{m.bank_up_bank_any()}</option>
          {statementBanks.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {consent ? (
        <AgreeBank
          applicantId={applicantId}
          said={consent}
          onAgreed={() => {
            needsConsent.current = false;
            setConsent(null);
          }}
        />
      ) : null}
      {current && !consent ? (
        <div className={classes.delivery}>
          {queue.all > 1 ? (
            <p className={bank.quiet}>{m.bank_up_turn({ place: queue.place, count: queue.all })}</p>
          ) : null}
          <Delivery<ReadStatement>
            key={`${current.name} ${queue.place}`}
            file={current}
            taken={false}
            ship={ship}
            onArrived={(arrived) => {
              queue.arrive(arrived);
              onCame();
            }}
            onDropped={(sentence) => {
              // The consent is asked for above, and the file waits for it.
              if (needsConsent.current) return;
              queue.drop(sentence);
              if (sentence !== null && read.length === 0)
                changeJourney(applicantId, { tried: { ...journey.tried, upload: sentence } });
            }}
          />
        </div>
      ) : null}
      {current || consent ? null : (
        <div className={controls.file} data-over={held || undefined} {...drop}>
          <ChooseFiles label={m.bank_up_file()} onChange={pick(null)} />
          <p className={controls.dropHint}>{m.bank_up_drop()}</p>
          <p className={bank.quiet}>{m.bank_up_kinds()}</p>
          {fault ? (
            <p role="alert" className={controls.fault}>
              {fault}
            </p>
          ) : null}
        </div>
      )}
      <div ref={results} tabIndex={-1} className={classes.results}>
        {ended.map((each) =>
          each.read === null ? (
            <RefusedFile
              key={each.file.name}
              ended={each}
              onOwn={() => {
                queue.forget(each.file);
                queue.begin([each.file], null);
              }}
              onSkip={() => queue.forget(each.file)}
            />
          ) : null,
        )}
        {newest && !current ? (
          <ReadResult read={newest} names={read.map(({ file }) => file.name)}>
            <ChooseFiles label={m.bank_up_more()} onChange={pick(newest.accountId)} />
          </ReadResult>
        ) : null}
      </div>
    </div>
  );
}
