import { type DocumentReason, documentReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Desk.module.css';
import { deskLines } from './desk-lines.ts';
import { send } from './desk-send.ts';
import { type Desk, useDeskChange } from './use-desk.ts';

const deskWhyMessages = {
  missing: m.desk_why_missing,
  failed: m.desk_why_failed,
  rejected: m.desk_why_rejected,
  checking: m.desk_why_checking,
} as const;

type Lack = Desk['lacks'][number];

const tones: Readonly<Record<Lack['why'], StatusTone>> = {
  missing: 'quiet',
  failed: 'doubt',
  rejected: 'bad',
  checking: 'busy',
};
const usual: Readonly<Record<Lack['why'], DocumentReason>> = {
  missing: 'MISSING',
  failed: 'DIFFERS',
  rejected: 'NOT_READABLE',
  checking: 'MISSING',
};
const toAsk = Object.entries(documentReasons).filter(([, { for: to }]) => to !== 'accept');

/** What is lacking, and the question to the person about what is ticked of it. */
export function AskForm({ id, desk }: { id: string; desk: Desk }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, DocumentReason>>>({});
  const [words, setWords] = useState('');
  const [channel, setChannel] = useState<'sms' | 'email'>('sms');
  const [language, setLanguage] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { change, busy } = useDeskChange(id);
  const open = new Set(desk.asks.filter(({ state }) => state === 'open').map(({ subject }) => subject));
  const subjects = Object.keys(chosen);

  const tick = ({ subject, why }: Lack, on: boolean) => {
    const { [subject]: _, ...others } = chosen;
    setChosen(on ? { ...others, [subject]: usual[why] } : others);
    setFault(null);
  };
  const ask = async () => {
    if (subjects.length === 0) {
      setFault(m.desk_ask_none());
      return;
    }
    const items = Object.entries(chosen).map(([subject, reason]) => ({
      subject,
      reason,
      ...(words.trim() ? { words: words.trim() } : {}),
    }));
    const body = {
      version: desk.version,
      items,
      channel,
      ...(language ? { language: language as 'en' | 'hi' } : {}),
    };
    if (!(await change(() => send(deskLines.askApplicant, { params: { id }, body })))) return;
    showSnack(m.desk_ask_done());
    setChosen({});
    setWords('');
  };

  if (desk.lacks.length === 0) return <p className={classes.quiet}>{m.desk_lacks_none()}</p>;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <ul className={classes.lacks}>
        {desk.lacks.map((lack, index) => (
          <li key={lack.subject} className={classes.lack}>
            <label className={classes.tick}>
              <input
                type="checkbox"
                data-desk={index === 0 ? 'ask' : undefined}
                checked={lack.subject in chosen}
                onChange={(event) => tick(lack, event.currentTarget.checked)}
                aria-label={m.desk_ask_choose({ title: lack.title })}
              />
              <span>{lack.title}</span>
            </label>
            <StatusBadge tone={tones[lack.why]}>{deskWhyMessages[lack.why]()}</StatusBadge>
            {lack.needed ? <span className={classes.quiet}>{m.desk_lacks_needed()}</span> : null}
            {open.has(lack.subject) ? <StatusBadge tone="busy">{m.desk_asked_already()}</StatusBadge> : null}
            {lack.subject in chosen ? (
              <span className={classes.why}>
                <SelectField
                  quietLabel
                  label={m.desk_ask_reason({ title: lack.title })}
                  value={chosen[lack.subject]}
                  onChange={(event) =>
                    setChosen({ ...chosen, [lack.subject]: event.currentTarget.value as DocumentReason })
                  }
                >
                  {toAsk.map(([code, reason]) => (
                    <option key={code} value={code}>
                      {reason.words}
                    </option>
                  ))}
                </SelectField>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {subjects.length > 0 ? (
        <>
          <TextArea
            label={m.desk_ask_words()}
            hint={m.desk_ask_words_hint()}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <div className={classes.pair}>
            <SelectField
              label={m.desk_ask_channel()}
              value={channel}
              onChange={(event) => setChannel(event.currentTarget.value === 'email' ? 'email' : 'sms')}
            >
              <option value="sms">{m.desk_ask_sms()}</option>
              <option value="email">{m.desk_ask_email()}</option>
            </SelectField>
            <SelectField
              label={m.desk_ask_language()}
              value={language}
              onChange={(event) => setLanguage(event.currentTarget.value)}
            >
              <option value="">{m.desk_ask_language_own()}</option>
              <option value="en">English</option>
              <option value="hi">हिन्दी</option>
            </SelectField>
          </div>
        </>
      ) : null}
      <FormNotice message={fault} />
      <div>
        <Button type="submit" variant={subjects.length > 0 ? 'filled' : 'default'} loading={busy}>
          {m.desk_ask()}
        </Button>
      </div>
    </form>
  );
}
