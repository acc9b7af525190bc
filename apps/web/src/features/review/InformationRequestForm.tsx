import { type DocumentReason, documentReasons } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Review.module.css';
import { reviewClient } from './review-client.ts';
import { type Review, useReviewChange } from './use-review.ts';

const reviewWhyMessages = {
  missing: m.review_why_missing,
  failed: m.review_why_failed,
  rejected: m.review_why_rejected,
  checking: m.review_why_checking,
} as const;

type MissingRequirement = Review['missingRequirements'][number];

const tones: Readonly<Record<MissingRequirement['why'], StatusTone>> = {
  missing: 'quiet',
  failed: 'doubt',
  rejected: 'bad',
  checking: 'busy',
};
const usual: Readonly<Record<MissingRequirement['why'], DocumentReason>> = {
  missing: 'MISSING',
  failed: 'DIFFERS',
  rejected: 'NOT_READABLE',
  checking: 'MISSING',
};
const toAsk = Object.entries(documentReasons).filter(([, { for: to }]) => to !== 'accept');

/** What is missing, and the question to the person about what is ticked of it. */
export function InformationRequestForm({ id, review }: { id: string; review: Review }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, DocumentReason>>>({});
  const [words, setWords] = useState('');
  const [channel, setChannel] = useState<'sms' | 'email'>('sms');
  const [language, setLanguage] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { change, busy } = useReviewChange(id);
  const open = new Set(
    review.informationRequests.filter(({ state }) => state === 'open').map(({ subject }) => subject),
  );
  const subjects = Object.keys(chosen);

  const tick = ({ subject, why }: MissingRequirement, on: boolean) => {
    const { [subject]: _, ...others } = chosen;
    setChosen(on ? { ...others, [subject]: usual[why] } : others);
    setFault(null);
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
    if (!(await change(() => send(reviewClient.requestInformation, { params: { id }, body })))) return;
    showSnack(m.review_request_done());
    setChosen({});
    setWords('');
  };

  if (review.missingRequirements.length === 0)
    return (
      <p className={classes.quiet}>{review.clear ? m.review_missing_none() : m.review_missing_no_more()}</p>
    );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <ul className={classes.missingRequirements}>
        {review.missingRequirements.map((requirement, index) => (
          <li key={requirement.subject} className={classes.requirement}>
            <label className={classes.tick}>
              <input
                type="checkbox"
                data-review={index === 0 ? 'ask' : undefined}
                checked={requirement.subject in chosen}
                onChange={(event) => tick(requirement, event.currentTarget.checked)}
                aria-label={m.review_request_choose({ title: requirement.title })}
              />
              <span>{requirement.title}</span>
            </label>
            <StatusBadge tone={tones[requirement.why]}>{reviewWhyMessages[requirement.why]()}</StatusBadge>
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
      <FormNotice message={fault} />
      <div>
        <Button type="submit" variant={subjects.length > 0 ? 'filled' : 'default'} loading={busy}>
          {m.review_request()}
        </Button>
      </div>
    </form>
  );
}
