import type { Language } from '@pramaan/contract/purposes.ts';
import { t } from '../../lib/catalogue.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Esign.module.css';
import type { Paper, Signer } from './queries.ts';

function SignedLine({ signed, language }: { signed: NonNullable<Signer['signed']>; language: Language }) {
  const { name, lastFour, matches, why, issuer, at, sandbox } = signed;
  return (
    <>
      <span className={classes.badges}>
        <StatusBadge tone="good">{t('esign.turn.signed', { when: formatMoment(at, language) })}</StatusBadge>
        <StatusBadge tone={matches ? 'good' : 'bad'}>
          {t(matches ? 'esign.turn.matched' : 'esign.turn.other')}
        </StatusBadge>
      </span>
      <span className={classes.quiet}>
        {t('esign.turn.by', { name })}
        {lastFour ? `, ${t('esign.turn.lastFour', { digits: lastFour })}` : ''}. {why}{' '}
        {t('esign.turn.issuer', { issuer })}. {sandbox ? t('esign.turn.sandbox') : ''}
      </span>
    </>
  );
}

/** Who signs a paper, in order: whose turn it is, who has signed, and whether they are who they should be. */
export function SignerList({ paper: { signers, next } }: { paper: Paper }) {
  const language = useLanguage();
  return (
    <ol className={classes.signers} aria-label={t('esign.order')}>
      {signers.map(({ kind, personId, name, signed }, at) => (
        <li key={`${kind} ${personId}`} className={classes.signer} data-next={at === next || undefined}>
          <span className={classes.signerName}>{name}</span>
          {signed ? (
            <SignedLine signed={signed} language={language} />
          ) : (
            <span className={classes.badges}>
              <StatusBadge tone={at === next ? 'busy' : 'quiet'}>
                {t(at === next ? 'esign.turn.next' : 'esign.turn.waits')}
              </StatusBadge>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
