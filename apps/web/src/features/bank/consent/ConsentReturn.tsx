import type { settleAaConsent } from '@pramaan/contract/calls/bank-consents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { bankClient } from '../bank-client.ts';
import { changeJourney } from '../journey.ts';
import { useErrorMessage } from '../link/link-outcome.ts';
import { type Outcome, Progress } from '../Progress.tsx';
import { bankChanged } from '../queries.ts';
import { usePolled } from '../use-polled.ts';

type Settled = ResultOf<typeof settleAaConsent>;

/** Undecided and fetching consents may still change by themselves. */
const isOver = ({ state, fetching }: Settled) => state !== 'asked' && !fetching;

interface Props {
  applicantId: string;
  consent: string;
  months: number;
  onFailed: (source: string, sentence: string) => void;
  /** Null: the person does not want to wait. */
  onEnded: (outcome: Outcome | null) => void;
}

/** After the aggregator's page: what was decided, and the bank's data on its way. */
export function ConsentReturn({ applicantId, consent, months, onFailed, onEnded }: Props) {
  const queries = useQueryClient();
  const why = useErrorMessage();
  const { found, failure, asking, again } = usePolled<Settled>({
    about: consent,
    ask: async (signal) =>
      (await send(bankClient.settleAaConsent, { params: { id: applicantId, consent }, signal })).result,
    isOver,
    onAnswer: (answer) => {
      if (!isOver(answer)) return;
      void bankChanged(queries, applicantId);
      changeJourney(applicantId, { consent: null });
      const came = answer.added.length > 0;
      const good = came && !answer.trouble;
      const text = sentenceFor(answer, why(answer.trouble));
      if (good) changeJourney(applicantId, { open: null });
      else onFailed(`aa:${answer.connector}`, text);
      onEnded({ good, title: came ? m.bank_aa_came() : m.bank_aa_failed(), text: good ? '' : text });
    },
  });
  const stop = () => {
    changeJourney(applicantId, { consent: null });
    onEnded(null);
  };
  const late = found !== null && !asking && !isOver(found);
  return (
    <Progress
      working={asking}
      title={
        found?.fetching || found?.state === 'active'
          ? m.bank_aa_sending({ count: months })
          : asking
            ? m.bank_aa_waiting()
            : late && found?.state === 'asked'
              ? m.bank_aa_undecided()
              : ''
      }
    >
      {found?.fetching && asking ? <p>{m.bank_aa_sending_more()}</p> : null}
      {late && found?.fetching ? <p>{m.bank_aa_late()}</p> : null}
      {failure ? <p role="alert">{sentenceOf(failure)}</p> : null}
      <div className="row">
        {failure || late ? <Button onClick={again}>{m.bank_aa_again()}</Button> : null}
        <Button variant="default" onClick={stop}>
          {m.bank_other_method()}
        </Button>
      </div>
    </Progress>
  );
}

function sentenceFor({ state, added }: Settled, trouble: string): string {
  if (trouble) return trouble;
  if (state === 'rejected') return m.bank_trouble_rejected();
  return added.length > 0 ? m.bank_aa_came() : m.bank_trouble_other();
}
