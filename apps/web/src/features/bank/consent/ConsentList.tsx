import { useQuery } from '@tanstack/react-query';
import { type PlainKey, t } from '../../../lib/catalogue.ts';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { StatusBadge, type StatusTone } from '../../../ui/StatusBadge.tsx';
import { TwoTaps } from '../../../ui/TwoTaps.tsx';
import { dayText } from '../amounts.ts';
import { bankLines } from '../bank-lines.ts';
import { useTroubleSentence } from '../link/link-outcome.ts';
import { consentsKey } from '../queries.ts';
import classes from './Consent.module.css';
import { ConsentTerms } from './ConsentTerms.tsx';
import type { AaConsent } from './terms.ts';

const states: Readonly<Record<AaConsent['state'], { tone: StatusTone; words: PlainKey }>> = {
  asked: { tone: 'quiet', words: 'bank.aa.state.asked' },
  active: { tone: 'good', words: 'bank.aa.state.active' },
  rejected: { tone: 'quiet', words: 'bank.aa.state.rejected' },
  revoked: { tone: 'quiet', words: 'bank.aa.state.revoked' },
  paused: { tone: 'doubt', words: 'bank.aa.state.paused' },
  expired: { tone: 'quiet', words: 'bank.aa.state.expired' },
  failed: { tone: 'bad', words: 'bank.aa.state.failed' },
};

const names: Readonly<Record<string, string>> = { setu: 'Setu', rebit: 'Account Aggregator' };

/** Can something still be fetched, or be agreed to, under it? */
const canWithdraw = ({ state }: AaConsent) => state === 'active' || state === 'paused' || state === 'asked';

/** What the person agreed to share, and the way to take it back. Nothing when there is none. */
export function ConsentList({ applicantId }: { applicantId: string }) {
  const language = useLanguage();
  const why = useTroubleSentence();
  const found = useQuery({
    queryKey: consentsKey(applicantId),
    queryFn: async ({ signal }) =>
      (await send(bankLines.listAaConsents, { params: { id: applicantId }, signal })).result,
  });
  const withdraw = async ({ consentId }: AaConsent) => {
    try {
      await send(bankLines.revokeAaConsent, { params: { id: applicantId, consent: consentId } });
      showSnack(t('bank.aa.withdraw.done'));
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    await found.refetch();
  };
  if (!found.data || found.data.length === 0) return null;
  return (
    <section className={classes.list} aria-labelledby="bank-consents">
      <h2 id="bank-consents" className={classes.subtitle}>
        {t('bank.aa.list')}
      </h2>
      {found.data.map((consent) => {
        const { consentId, connector, state, askedAt, purpose, trouble } = consent;
        const { tone, words } = states[state];
        return (
          <article key={consentId} className={classes.item}>
            <div className={classes.head}>
              <p>
                <strong>{names[connector] ?? connector}</strong>,{' '}
                {t('bank.aa.asked', { day: dayText(askedAt, language) })}
              </p>
              <StatusBadge tone={tone}>{t(words)}</StatusBadge>
            </div>
            {trouble ? <p className={classes.quiet}>{why(trouble)}</p> : null}
            <details>
              <summary>{t('bank.aa.terms.agreed')}</summary>
              <ConsentTerms consent={consent} />
            </details>
            {canWithdraw(consent) ? (
              <div>
                <TwoTaps
                  about={purpose.text}
                  words={{
                    ask: t('bank.aa.withdraw'),
                    sure: t('bank.aa.withdraw.sure'),
                    yes: t('bank.aa.withdraw.yes'),
                    no: t('bank.aa.withdraw.no'),
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
