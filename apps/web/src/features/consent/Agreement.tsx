import type { Language } from '@pramaan/contract/languages.ts';
import type { Purpose } from '@pramaan/contract/purposes.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useState } from 'react';
import { pageLanguage } from '../../lib/language.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { BufferBar } from './BufferBar.tsx';
import classes from './Consent.module.css';
import type { Opened } from './consent-calls.ts';
import { NoticeLines } from './NoticeLines.tsx';
import { troubleOf } from './trouble.ts';

/** With the words of every purpose: few lenders ask in this way, so few phones load it. */
const ItemisedLines = onDemand(() => import('./ItemisedLines.tsx'), 'ItemisedLines');

interface Props {
  opened: Opened;
  lender: string;
  onAgree: (what: { purposes: readonly Purpose[] | null; language: Language }) => Promise<void>;
}

/** What is agreed to, and the one button that sends the code. The lender's setting chooses how it is worded. */
export function Agreement({ opened, lender, onAgree }: Props) {
  const language = pageLanguage();
  const [ticked, setTicked] = useState<readonly Purpose[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  usePageTitle(m.consent_title({ lender }));
  const itemised = opened.style === 'itemised';
  const { name, sentTo } = opened;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (itemised && ticked.length === 0) {
      setTrouble(m.consent_none());
      return;
    }
    setTrouble(null);
    setBusy(true);
    await onAgree({ purposes: itemised ? ticked : null, language }).catch((thrown) => {
      setTrouble(troubleOf(thrown));
    });
    setBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h1>{m.consent_title({ lender })}</h1>
      <p className={classes.quiet}>
        {name ? m.consent_who({ name, sentTo }) : m.consent_who_nameless({ sentTo })}
      </p>
      {itemised ? (
        <WhileLoading>
          <ItemisedLines
            purposes={opened.purposes}
            lender={lender}
            ticked={ticked}
            onTick={(next) => {
              setTicked(next);
              setTrouble(null);
            }}
          />
        </WhileLoading>
      ) : (
        <NoticeLines />
      )}
      <FormNotice message={trouble} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {itemised ? m.consent_agree() : m.consent_submit()}
      </Button>
      <BufferBar running={busy} />
      <p className={classes.safe}>
        <Icon name="lock" size={16} /> {m.consent_never()}
      </p>
    </form>
  );
}
