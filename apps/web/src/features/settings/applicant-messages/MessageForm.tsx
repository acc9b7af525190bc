import {
  filledText,
  type MessageFault,
  type MessageText,
  messageFaults,
  messageLimits,
  tidyText,
} from '@pramaan/contract/applicant-messages.ts';
import { m } from '@pramaan/messages';
import { useRef, useState } from 'react';
import { showSnack } from '../../../lib/snackbar.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { TwoTaps } from '../../../ui/TwoTaps.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import classes from './Messages.module.css';
import { MessageVersions } from './MessageVersions.tsx';
import { messageTitle } from './message-titles.ts';
import { type MessageLine, useMessageChanges } from './use-message-texts.ts';

const wordsOf = (
  { subject, text, button, templateId }: MessageLine,
  typed: Partial<MessageText> = {},
): MessageText => ({
  ...{ subject, text, button, templateId },
  ...typed,
});
const tidy = (words: MessageText): MessageText => ({ ...words, text: tidyText(words.text) });

interface Props {
  line: MessageLine;
  onDone: () => void;
}

/** Words one message in one language, with what a person would read beside it. */
export function MessageForm({ line, onDone }: Props) {
  const { save, reset } = useMessageChanges();
  const [typed, setTyped] = useState<MessageText>(() => wordsOf(line));
  const [faults, setFaults] = useState<MessageFault[]>([]);
  const faultOf = (path: keyof MessageText) => faults.find((fault) => fault.path === path)?.message;
  const change = (changed: Partial<MessageText>) => {
    setTyped((before) => ({ ...before, ...changed }));
    setFaults([]);
  };
  const blocked = () => {
    const found = messageFaults(line.template, tidy(typed));
    setFaults(found);
    return found.length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await save(line, { ...tidy(typed), version: line.version });
    showSnack(m.wording_saved());
    onDone();
  }, blocked);
  const sms = line.channel === 'sms';
  return (
    <div className={classes.columns}>
      <form className="stack" onSubmit={submit} noValidate>
        {sms ? null : (
          <TextField
            name="subject"
            label={m.wording_subject()}
            lang={line.language}
            maxLength={messageLimits.subject}
            value={typed.subject}
            fault={faultOf('subject')}
            onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
          />
        )}
        <Words line={line} text={typed.text} fault={faultOf('text')} onChange={(text) => change({ text })} />
        {sms ? (
          <Registered
            typed={typed}
            fault={faultOf('templateId')}
            onChange={(templateId) => change({ templateId })}
          />
        ) : (
          <TextField
            name="button"
            label={m.wording_button()}
            lang={line.language}
            maxLength={messageLimits.button}
            value={typed.button}
            fault={faultOf('button')}
            onChange={({ currentTarget }) => change({ button: currentTarget.value })}
          />
        )}
        <FormNotice message={failure} />
        <div className={classes.row}>
          <Button type="submit" loading={busy}>
            {m.wording_save()}
          </Button>
          <Button variant="default" onClick={onDone}>
            {m.wording_cancel()}
          </Button>
          {line.own ? (
            <TwoTaps
              words={{
                ask: m.wording_reset(),
                sure: m.wording_reset_sure(),
                yes: m.wording_reset(),
                no: m.wording_cancel(),
              }}
              about={messageTitle(line)}
              onYes={async () => {
                await reset(line);
                onDone();
              }}
            />
          ) : null}
        </div>
      </form>
      <div className="stack">
        <MessagePreview line={line} typed={tidy(typed)} />
        {line.version > 0 ? <MessageVersions line={line} /> : null}
      </div>
    </div>
  );
}

interface WordsProps {
  line: MessageLine;
  text: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

/** The text, and its places as buttons that write them where the cursor is. */
function Words({ line, text, fault, onChange }: WordsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (place: string) => {
    const { selectionStart: from = text.length, selectionEnd: until = text.length } = area.current ?? {};
    onChange(`${text.slice(0, from)}{${place}}${text.slice(until)}`);
    area.current?.focus();
  };
  return (
    <>
      <TextArea
        ref={area}
        name="text"
        label={m.wording_text()}
        hint={line.channel === 'sms' ? m.wording_text_hint() : m.wording_text_hint_email()}
        rows={line.channel === 'sms' ? 5 : 10}
        lang={line.language}
        maxLength={line.channel === 'sms' ? messageLimits.sms : messageLimits.email}
        value={text}
        aria-invalid={fault ? true : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FormNotice message={fault ?? null} />
      <ul className={classes.places} aria-label={m.wording_places()}>
        {line.places.map(({ place, needed }) => (
          <li key={place}>
            <Button
              variant="default"
              aria-label={m.wording_insert({ place: `{${place}}` })}
              onClick={() => insert(place)}
            >
              {needed ? m.wording_needed({ place: `{${place}}` }) : `{${place}}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RegisteredProps {
  typed: MessageText;
  fault: string | undefined;
  onChange: (templateId: string) => void;
}

/** An SMS as it is registered with DLT, and the id that it has there. */
function Registered({ typed, fault, onChange }: RegisteredProps) {
  return (
    <>
      <CopyField label={m.wording_dlt()} value={filledText(typed.text, () => '{#var#}')} />
      <TextField
        name="templateId"
        label={m.wording_template_id()}
        hint={m.wording_template_id_hint()}
        inputMode="numeric"
        maxLength={19}
        value={typed.templateId}
        fault={fault}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
    </>
  );
}
