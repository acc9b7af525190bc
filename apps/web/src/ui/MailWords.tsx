import { Fragment } from 'react';

/** Words that may hold an e-mail address: a line that is too short for it ends after its @, not inside a word. */
export function MailWords({ words }: { words: string }) {
  const [first, ...rest] = words.split('@');
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
