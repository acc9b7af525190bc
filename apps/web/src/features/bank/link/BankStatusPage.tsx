import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { read } from '../../../lib/storage.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlainPage } from '../../../ui/PlainPage.tsx';
import { bankPage } from '../addresses.ts';
import { changeJourney, noteTried, readJourney } from '../journey.ts';
import classes from './AddBank.module.css';
import { phoneAddress, readPhonePage } from './link-access.ts';
import {
  isSettled,
  isTrulyLinked,
  type LinkState,
  saysLinked,
  useErrorMessage,
  wasLeft,
  whyNot,
} from './link-outcome.ts';
import { useSettledLink } from './use-settled-link.ts';

/** What is true, under the sentence of the specification. */
function Truth({ found, left }: { found: LinkState; left: boolean }) {
  const why = useErrorMessage();
  const { state, bank, trouble } = found;
  if (state === 'linked') return <p>{m.bank_link_linked({ bank })}</p>;
  if (state === 'partial')
    return (
      <p>
        {m.bank_link_partial()} {why(trouble)} {m.bank_link_partial_next()}
      </p>
    );
  if (!isSettled(found) && !left) return <p>{m.bank_link_working()}</p>;
  return <p>{whyNot(found, why(trouble))}</p>;
}

/** P §2.6: at first what the callback says, then what is true. */
export function BankStatusPage() {
  const search = useSearch();
  const why = useErrorMessage();
  const [phone] = useState(readPhonePage);
  const [applicantId] = useState(() => phone?.page.applicantId ?? read('applicantId') ?? '');
  const [link] = useState(
    () => new URLSearchParams(search).get('link') ?? phone?.link ?? readJourney(applicantId).link,
  );
  const known = applicantId === '' ? null : link;
  const ofPhone = phone && phone.link === link ? phone.page : null;
  const isOver = (answer: LinkState) => isSettled(answer) || wasLeft(answer, search);
  const { found, failure, asking, again } = useSettledLink(applicantId, known, {
    isOver,
    phone: ofPhone,
    onAnswer: (answer) => {
      if (!isOver(answer)) return;
      changeJourney(applicantId, { link: null });
      const sentence = whyNot(answer, why(answer.trouble));
      if (!isTrulyLinked(answer)) noteTried(applicantId, { source: 'aggregator', sentence, open: 'upload' });
    },
  });
  const left = found !== null && wasLeft(found, search);
  const linked = (found && isTrulyLinked(found)) ?? saysLinked(search);
  const late = found !== null && !asking && !isSettled(found) && !left;
  return (
    <PlainPage title={linked ? m.bank_linked() : m.bank_failed()} alert={!linked}>
      <div className={classes.truth} role="status">
        {found ? <Truth found={found} left={left} /> : null}
        {asking && !found ? <p>{m.bank_link_asking()}</p> : null}
        {failure ? <p>{m.bank_link_unknown()}</p> : null}
        {late ? <p>{m.bank_link_late()}</p> : null}
        {linked ? null : <p>{m.bank_failed_next()}</p>}
        {linked && !found && !asking ? <p>{m.bank_linked_next()}</p> : null}
      </div>
      {failure || late ? (
        <Button variant="default" onClick={again}>
          {m.bank_link_again()}
        </Button>
      ) : null}
      {ofPhone ? (
        <Button href={phoneAddress(ofPhone)}>{m.bank_phone_another()}</Button>
      ) : known ? (
        <Button href={bankPage}>{linked ? m.bank_to_bank() : m.bank_other_method()}</Button>
      ) : (
        <Button href="/laas">{m.bank_back()}</Button>
      )}
    </PlainPage>
  );
}
