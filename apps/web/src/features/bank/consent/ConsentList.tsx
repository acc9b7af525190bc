import { type Message, m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import { TwoTaps } from '../../../ui/TwoTaps.tsx';
import { dayText } from '../amounts.ts';
import { bankClient } from '../bank-client.ts';
import { useErrorMessage } from '../link/link-outcome.ts';
import { consentsKey } from '../queries.ts';
import classes from './Consent.module.css';
import { ConsentTerms } from './ConsentTerms.tsx';
import type { AaConsent } from './terms.ts';

const states: Readonly<Record<AaConsent['state'], { tone: StatusTone; words: Message }>> = {
  asked: { tone: 'quiet', words: m.bank_aa_state_asked },
  active: { tone: 'good', words: m.bank_aa_state_active },
  rejected: { tone: 'quiet', words: m.bank_aa_state_rejected },
  revoked: { tone: 'quiet', words: m.bank_aa_state_revoked },
  paused: { tone: 'doubt', words: m.bank_aa_state_paused },
  expired: { tone: 'quiet', words: m.bank_aa_state_expired },
  failed: { tone: 'bad', words: m.bank_aa_state_failed },
};

/** Can something still be fetched, or be agreed to, under it? */
const canWithdraw = ({ state }: AaConsent) => state === 'active' || state === 'paused' || state === 'asked';

/** What the person agreed to share, and the way to take it back. Nothing when there is none. */
export function ConsentList({ applicantId }: { applicantId: string }) {
  const language = pageLanguage();
  const why = useErrorMessage();
  const found = useQuery({
    queryKey: consentsKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(bankClient.listAaConsents, { params: { id: applicantId }, signal })).result,
  });
  const withdraw = async ({ consentId }: AaConsent) => {
    try {
      await send(bankClient.revokeAaConsent, { params: { id: applicantId, consent: consentId } });
      showSnack(m.bank_aa_withdraw_done());
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    await found.refetch();
  };
  if (!found.data || found.data.length === 0) return null;
  return (
    <section className={classes.list} aria-labelledby="bank-consents">
      <h2 id="bank-consents" className={classes.subtitle}>
        {m.bank_aa_list()}
      </h2>
      {found.data.map((consent) => {
        const { consentId, aggregator, state, askedAt, purpose, trouble } = consent;
        const { tone, words } = states[state];
        return (
          <article key={consentId} className={classes.item}>
            <div className={classes.head}>
              <p>
                <strong>{aggregator}</strong>, {m.bank_aa_asked({ day: dayText(askedAt, language) })}
              </p>
              <StatusBadge tone={tone}>{words()}</StatusBadge>
            </div>
            {trouble ? <p className={classes.quiet}>{why(trouble)}</p> : null}
            <details>
              <summary>{m.bank_aa_terms_agreed()}</summary>
              <ConsentTerms consent={consent} />
            </details>
            {canWithdraw(consent) ? (
              <div>
                <TwoTaps
                  about={purpose.text}
                  words={{
                    ask: m.bank_aa_withdraw(),
                    sure: m.bank_aa_withdraw_sure(),
                    yes: m.bank_aa_withdraw_yes(),
                    no: m.bank_aa_withdraw_no(),
                  }}
                  onYes={() => withdraw(consent)}
                />
              </div>
            ) : null}
          </article>
        );
      })}
    </section>
  );
}
