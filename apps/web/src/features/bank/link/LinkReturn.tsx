import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter';
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
  useErrorMessage,
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
  const why = useErrorMessage();
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
      onEnded({ good: good && !partial, title: good ? m.bank_linked() : m.bank_failed(), text });
    },
  });
  const stop = () => {
    changeJourney(applicantId, { link: null });
    onEnded(null);
  };
  const called = new URLSearchParams(search).has('JSONcallBackStatus');
  const first = called ? (saysLinked(search) ? m.bank_linked() : m.bank_failed()) : '';
  const late = found !== null && !asking && !isSettled(found);
  return (
    <Progress working={asking} title={first || (asking ? m.bank_link_asking() : '')}>
      {first && asking && !found ? <p>{m.bank_link_asking()}</p> : null}
      {found && asking ? (
        <p>{found.state === 'started' ? m.bank_link_abandoned() : m.bank_link_working()}</p>
      ) : null}
      {late ? <p>{m.bank_link_late()}</p> : null}
      {failure ? <p role="alert">{sentenceOf(failure)}</p> : null}
      <div className="row">
        {failure || late ? <Button onClick={again}>{m.bank_link_again()}</Button> : null}
        <Button variant="default" onClick={stop}>
          {m.bank_other_method()}
        </Button>
      </div>
    </Progress>
  );
}

function sentenceFor(link: LinkState, trouble: string): string {
  const { state, bank } = link;
  if (state === 'linked') return m.bank_link_linked({ bank });
  if (state === 'partial') return `${m.bank_link_partial()} ${trouble} ${m.bank_link_partial_next()}`;
  return whyNot(link, trouble);
}
