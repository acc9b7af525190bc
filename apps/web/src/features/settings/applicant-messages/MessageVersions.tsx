import { m } from '@pramaan/messages';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import classes from './Messages.module.css';
import { type MessageLine, useMessageVersions } from './use-message-texts.ts';

/** Who worded the message how, newest first. A sent message names its version. */
export function MessageVersions({ line }: { line: MessageLine }) {
  const [open, setOpen] = useState(false);
  const { data } = useMessageVersions(line, open);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.wording_versions()}</summary>
      <ol className={classes.versions}>
        {data?.map(({ version, own, subject, text, by, at }) => (
          <li key={version}>
            <strong>{own ? m.wording_version({ version }) : m.wording_version_default({ version })}</strong>
            <span className={classes.quiet}>{`${by}, ${formatMoment(at, 'en')}`}</span>
            <span className={classes.words} lang={line.language}>
              {subject ? `${subject}\n\n${text}` : text}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
