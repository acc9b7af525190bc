import {
  filledText,
  longestValue,
  type MessageText,
  shortened,
} from '@pramaan/contract/applicant-messages.ts';
import { smsParts } from '@pramaan/contract/sms-parts.ts';
import { m } from '@pramaan/messages';
import classes from './Messages.module.css';
import type { MessageLine } from './use-message-texts.ts';

interface Props {
  line: MessageLine;
  typed: MessageText;
}

/** How a made-up person would read the text, as it is typed. */
export function MessagePreview({ line, typed }: Props) {
  const sms = line.channel === 'sms';
  const fill = (longest: number) => (place: string) => {
    const sample = line.places.find((one) => one.place === place)?.sample;
    if (sample === undefined) return `{${place}}`;
    return place === 'link' ? sample : shortened(sample, longest);
  };
  const text = filledText(typed.text, fill(sms ? longestValue.sms : longestValue.email));
  return (
    <section className={classes.preview} aria-label={m.wording_preview()}>
      <p className={classes.quiet}>{m.wording_preview()}</p>
      {sms ? (
        <>
          <p className={classes.sms} lang={line.language}>
            {text}
          </p>
          <Parts text={text} />
        </>
      ) : (
        <div className={classes.mail} lang={line.language}>
          <p className={classes.subject}>{filledText(typed.subject, fill(longestValue.subject))}</p>
          {text.split('\n\n').map((paragraph, at) =>
            typed.text.split('\n\n')[at] === '{link}' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place, and two may say the same
              <p key={at}>
                <span className={classes.button}>{typed.button}</span>
                <span className={classes.link}>{paragraph}</span>
              </p>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place, and two may say the same
              <p key={at}>{paragraph}</p>
            ),
          )}
          <p className={classes.quiet}>{line.ending}</p>
        </div>
      )}
    </section>
  );
}

/** How long an SMS is, and how many of it are paid. */
function Parts({ text }: { text: string }) {
  const { length, parts, unicode } = smsParts(text);
  return (
    <p className={classes.quiet}>
      {m.wording_length({ length, parts })} {unicode ? m.wording_unicode() : m.wording_plain()}
    </p>
  );
}
