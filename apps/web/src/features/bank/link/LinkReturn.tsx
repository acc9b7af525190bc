import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { t } from '../../../lib/catalogue.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { changeJourney } from '../journey.ts';
import { type Outcome, Progress } from '../Progress.tsx';
import { bankChanged } from '../queries.ts';
import {
  isSettled,
  isTrulyLinked,
  type LinkState,
  saysLinked,
  useTroubleSentence,
  whyNot,
} from './link-outcome.ts';
import { useSettledLink } from './use-settled-link.ts';

interface Props {
  applicantId: string;
  link: string;
  onFailed: (source: string, sentence: string) => void;
  /** Null: the person does not want to wait. */
  onEnded: (outcome: Outcome | null) => void;
}

/** After the external page, on the bank page: what the callback says first, then what is true. */
export function LinkReturn({ applicantId, link, onFailed, onEnded }: Props) {
  const queries = useQueryClient();
  const search = useSearch();
  const why = useTroubleSentence();
  const { found, failure, asking, again } = useSettledLink(applicantId, link, {
    onAnswer: (answer) => {
      if (!isSettled(answer)) return;
      changeJourney(applicantId, { link: null });
      const good = isTrulyLinked(answer) === true;
      const partial = answer.state === 'partial';
      if (good) void bankChanged(queries, applicantId);
      const text = sentenceFor(answer, why(answer.trouble));
      if (good && !partial) changeJourney(applicantId, { open: null });
      else onFailed('aggregator', text);
      onEnded({ good: good && !partial, title: t(good ? 'bank.linked' : 'bank.failed'), text });
    },
  });
  const stop = () => {
    changeJourney(applicantId, { link: null });
    onEnded(null);
  };
  const called = new URLSearchParams(search).has('JSONcallBackStatus');
  const first = called ? t(saysLinked(search) ? 'bank.linked' : 'bank.failed') : '';
  const late = found !== null && !asking && !isSettled(found);
  return (
    <Progress working={asking} title={first || (asking ? t('bank.link.asking') : '')}>
      {first && asking && !found ? <p>{t('bank.link.asking')}</p> : null}
      {found && asking ? (
        <p>{t(found.state === 'started' ? 'bank.link.abandoned' : 'bank.link.working')}</p>
      ) : null}
      {late ? <p>{t('bank.link.late')}</p> : null}
      {failure ? <p role="alert">{sentenceOf(failure)}</p> : null}
      <div className="row">
        {failure || late ? <Button onClick={again}>{t('bank.link.again')}</Button> : null}
        <Button variant="default" onClick={stop}>
          {t('bank.otherWay')}
        </Button>
      </div>
    </Progress>
  );
}

function sentenceFor(link: LinkState, trouble: string): string {
  const { state, bank } = link;
  if (state === 'linked') return t('bank.link.linked', { bank });
  if (state === 'partial') return `${t('bank.link.partial')} ${trouble} ${t('bank.link.partial.next')}`;
  return whyNot(link, trouble);
}
