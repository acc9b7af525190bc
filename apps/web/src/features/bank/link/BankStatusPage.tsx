import { useSearch } from 'wouter';
import { t } from '../../../lib/catalogue.ts';
import { useLanguage } from '../../../lib/language.ts';
import { read } from '../../../lib/storage.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlainPage } from '../../../ui/PlainPage.tsx';
import { bankPage } from '../addresses.ts';
import classes from './AddBank.module.css';
import { changeJourney, noteTried, readJourney } from '../journey.ts';
import { isSettled, isTrulyLinked, type LinkState, saysLinked, useTroubleSentence } from './link-outcome.ts';
import { useSettledLink } from './use-settled-link.ts';

/** What is said under the sentence of the specification. */
function Truth({ found }: { found: LinkState }) {
  const why = useTroubleSentence();
  const { state, bank, trouble } = found;
  if (state === 'linked') return <p>{t('bank.link.linked', { bank })}</p>;
  if (state === 'partial')
    return (
      <p>
        {t('bank.link.partial')} {why(trouble)} {t('bank.link.partial.next')}
      </p>
    );
  if (!isSettled(found)) return <p>{t('bank.link.working')}</p>;
  return <p>{state === 'abandoned' ? t('bank.link.abandoned') : why(trouble)}</p>;
}

/** P §2.6: at first what the callback says, then what is true. */
export function BankStatusPage() {
  const search = useSearch();
  useLanguage();
  const why = useTroubleSentence();
  const applicantId = read('applicantId') ?? '';
  const { link } = readJourney(applicantId);
  const settled = useSettledLink(applicantId, link, (found) => {
    if (!isSettled(found)) return;
    if (isTrulyLinked(found)) changeJourney(applicantId, { link: null });
    else {
      const sentence = found.state === 'abandoned' ? t('bank.link.abandoned') : why(found.trouble);
      noteTried(applicantId, { source: 'aggregator', sentence, open: 'upload' });
    }
  });
  const { found, failure, asking, again } = settled;
  const linked = (found && isTrulyLinked(found)) ?? saysLinked(search);
  const known = found !== null;
  return (
    <PlainPage title={t(linked ? 'bank.linked' : 'bank.failed')} alert={!linked}>
      <div className={classes.truth} role="status">
        {known ? <Truth found={found} /> : null}
        {asking && !known ? <p>{t('bank.link.asking')}</p> : null}
        {failure ? <p>{t('bank.link.unknown')}</p> : null}
        {known && !asking && !isSettled(found) ? <p>{t('bank.link.late')}</p> : null}
        {linked ? null : <p>{t('bank.failed.next')}</p>}
        {linked && !known && !asking ? <p>{t('bank.linked.next')}</p> : null}
      </div>
      {failure || (known && !asking && !isSettled(found)) ? (
        <Button variant="default" onClick={again}>
          {t('bank.link.again')}
        </Button>
      ) : null}
      {link || known ? (
        <Button href={bankPage}>{t(linked ? 'bank.toBank' : 'bank.otherWay')}</Button>
      ) : (
        <Button href="/laas">{t('bank.back')}</Button>
      )}
    </PlainPage>
  );
}
