import { useState } from 'react';
import { useSearch } from 'wouter';
import { t } from '../../../lib/catalogue.ts';
import { read } from '../../../lib/storage.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlainPage } from '../../../ui/PlainPage.tsx';
import { bankPage } from '../addresses.ts';
import { changeJourney, noteTried, readJourney } from '../journey.ts';
import classes from './AddBank.module.css';
import {
  isSettled,
  isTrulyLinked,
  type LinkState,
  saysLinked,
  useTroubleSentence,
  wasLeft,
  whyNot,
} from './link-outcome.ts';
import { useSettledLink } from './use-settled-link.ts';
import { useLinkLanguage } from './words.ts';

/** What is true, under the sentence of the specification. */
function Truth({ found, left }: { found: LinkState; left: boolean }) {
  const why = useTroubleSentence();
  const { state, bank, trouble } = found;
  if (state === 'linked') return <p>{t('bank.link.linked', { bank })}</p>;
  if (state === 'partial')
    return (
      <p>
        {t('bank.link.partial')} {why(trouble)} {t('bank.link.partial.next')}
      </p>
    );
  if (!isSettled(found) && !left) return <p>{t('bank.link.working')}</p>;
  return <p>{whyNot(found, why(trouble))}</p>;
}

/** P §2.6: at first what the callback says, then what is true. */
export function BankStatusPage() {
  const search = useSearch();
  useLinkLanguage();
  const why = useTroubleSentence();
  const [applicantId] = useState(() => read('applicantId') ?? '');
  const [link] = useState(() => new URLSearchParams(search).get('link') ?? readJourney(applicantId).link);
  const known = applicantId === '' ? null : link;
  const isOver = (answer: LinkState) => isSettled(answer) || wasLeft(answer, search);
  const { found, failure, asking, again } = useSettledLink(applicantId, known, {
    isOver,
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
    <PlainPage title={t(linked ? 'bank.linked' : 'bank.failed')} alert={!linked}>
      <div className={classes.truth} role="status">
        {found ? <Truth found={found} left={left} /> : null}
        {asking && !found ? <p>{t('bank.link.asking')}</p> : null}
        {failure ? <p>{t('bank.link.unknown')}</p> : null}
        {late ? <p>{t('bank.link.late')}</p> : null}
        {linked ? null : <p>{t('bank.failed.next')}</p>}
        {linked && !found && !asking ? <p>{t('bank.linked.next')}</p> : null}
      </div>
      {failure || late ? (
        <Button variant="default" onClick={again}>
          {t('bank.link.again')}
        </Button>
      ) : null}
      {known ? (
        <Button href={bankPage}>{t(linked ? 'bank.toBank' : 'bank.otherWay')}</Button>
      ) : (
        <Button href="/laas">{t('bank.back')}</Button>
      )}
    </PlainPage>
  );
}
