import { type DocumentReason, documentReasons } from '@pramaan/contract/stages.ts';
import { areas, documentsIn } from '@pramaan/documents/menu.ts';
import { subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { DialogForm } from './DialogForm.tsx';
import { missingTones, missingWhyMessages } from './missing-messages.ts';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { type Review, useReviewChange } from './use-review.ts';

type MissingRequirement = Review['missingRequirements'][number];

const usual: Readonly<Record<MissingRequirement['why'], DocumentReason>> = {
  missing: 'MISSING',
  failed: 'DIFFERS',
  rejected: 'NOT_READABLE',
  checking: 'MISSING',
};
const toAsk = Object.entries(documentReasons).filter(([, { for: to }]) => to !== 'accept');

interface Props {
  id: string;
  review: Review;
  onClose: () => void;
}

/** Every document, by its area, for what is not on the list of the missing ones. */
function OtherDocument({ taken, onPick }: { taken: readonly string[]; onPick: (subject: string) => void }) {
  return (
    <SelectField
      label={m.case_request_other()}
      value=""
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="">{m.case_request_pick()}</option>
      {areas.map(({ area, title }) => (
        <optgroup key={area} label={title}>
          {documentsIn(area)
            .filter((document) => !taken.includes(document.id))
            .map((document) => (
              <option key={document.id} value={document.id}>
                {document.title}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** What is missing, any other document, and the question to the person about what is ticked of it. */
export function RequestDialog({ id, review, onClose }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, DocumentReason>>>({});
  const [others, setOthers] = useState<readonly MissingRequirement[]>([]);
  const [words, setWords] = useState('');
  const [channel, setChannel] = useState<'sms' | 'email'>('sms');
  const [language, setLanguage] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  const open = new Set(
    review.informationRequests.filter(({ state }) => state === 'open').map(({ subject }) => subject),
  );
  const subjects = Object.keys(chosen);
  const offered = [...review.missingRequirements, ...others];

  const tick = ({ subject, why }: MissingRequirement, on: boolean) => {
    const { [subject]: _, ...left } = chosen;
    setChosen(on ? { ...left, [subject]: usual[why] } : left);
    setFault(null);
  };
  const addOther = (subject: string) => {
    const title = subjectTitle(subject);
    if (!title) return;
    const other: MissingRequirement = { subject, title, why: 'missing', needed: false };
    setOthers([...others, other]);
    tick(other, true);
  };
  const ask = async () => {
    if (subjects.length === 0) {
      setFault(m.review_request_none());
      return;
    }
    const items = Object.entries(chosen).map(([subject, reason]) => ({
      subject,
      reason,
      ...(words.trim() ? { words: words.trim() } : {}),
    }));
    const body = {
      version: review.version,
      items,
      channel,
      ...(language ? { language: language as 'en' | 'hi' } : {}),
    };
    const done = await change(
      () => send(reviewClient.requestInformation, { params: { id }, body }),
      (thrown) => setFault(sentenceOf(thrown)),
    );
    if (!done) return;
    showSnack(m.review_request_done());
    onClose();
  };

  return (
    <DialogForm
      title={m.case_request_title()}
      action={m.case_request_send()}
      busy={busy}
      failure={fault}
      onSubmit={ask}
      onClose={onClose}
    >
      <ul className={classes.missingRequirements}>
        {offered.map((requirement) => (
          <li key={requirement.subject} className={classes.requirement}>
            <Tick
              label={requirement.title}
              spoken={m.review_request_choose({ title: requirement.title })}
              checked={requirement.subject in chosen}
              onChange={(checked) => tick(requirement, checked)}
            />
            {others.includes(requirement) ? null : (
              <StatusBadge tone={missingTones[requirement.why]}>
                {missingWhyMessages[requirement.why]()}
              </StatusBadge>
            )}
            {requirement.needed ? <span className={classes.quiet}>{m.review_missing_needed()}</span> : null}
            {open.has(requirement.subject) ? (
              <StatusBadge tone="busy">{m.review_requested_already()}</StatusBadge>
            ) : null}
            {requirement.subject in chosen ? (
              <span className={classes.why}>
                <SelectField
                  quietLabel
                  label={m.review_request_reason({ title: requirement.title })}
                  value={chosen[requirement.subject]}
                  onChange={(event) =>
                    setChosen({
                      ...chosen,
                      [requirement.subject]: event.currentTarget.value as DocumentReason,
                    })
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
      <OtherDocument taken={offered.map(({ subject }) => subject)} onPick={addOther} />
      {subjects.length > 0 ? (
        <>
          <TextArea
            label={m.review_request_text()}
            hint={m.review_request_text_hint()}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <div className={classes.pair}>
            <SelectField
              label={m.review_request_channel()}
              value={channel}
              onChange={(event) => setChannel(event.currentTarget.value === 'email' ? 'email' : 'sms')}
            >
              <option value="sms">{m.review_request_sms()}</option>
              <option value="email">{m.review_request_email()}</option>
            </SelectField>
            <SelectField
              label={m.review_request_language()}
              value={language}
              onChange={(event) => setLanguage(event.currentTarget.value)}
            >
              <option value="">{m.review_request_language_own()}</option>
              <option value="en">English</option>
              <option value="hi">हिन्दी</option>
            </SelectField>
          </div>
        </>
      ) : null}
    </DialogForm>
  );
}
