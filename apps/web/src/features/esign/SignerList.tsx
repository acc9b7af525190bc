import type { Language } from '@pramaan/contract/languages.ts';
import { m } from '@pramaan/messages';
import { formatMoment } from '../../lib/format.ts';
import { pageLanguage } from '../../lib/language.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Esign.module.css';
import type { Agreement, Signer } from './queries.ts';

// Only who has signed has reasons; their words weigh several kilobytes in Hindi.
const SignerReasons = onDemand(() => import('./SignerReasons.tsx'), 'SignerReasons');

function SignedLine({ signed, language }: { signed: NonNullable<Signer['signed']>; language: Language }) {
  const { name, lastFour, matches, why, issuer, at, sandbox } = signed;
  return (
    <>
      <span className={classes.badges}>
        <StatusBadge tone="good">{m.esign_signer_signed({ when: formatMoment(at, language) })}</StatusBadge>
        <StatusBadge tone={matches ? 'good' : 'bad'}>
          {matches ? m.esign_signer_matched() : m.esign_signer_other()}
        </StatusBadge>
      </span>
      <span className={classes.quiet}>
        {m.esign_signer_by({ name })}
        {lastFour ? `, ${m.esign_signer_last_four({ digits: lastFour })}` : ''}
      </span>
      <span className={classes.quiet}>
        <WhileLoading fallback={null}>
          <SignerReasons why={why} />
        </WhileLoading>
      </span>
      <span className={classes.quiet}>{m.esign_signer_issuer({ issuer })}</span>
      {sandbox ? <span className={classes.quiet}>{m.esign_signer_sandbox()}</span> : null}
    </>
  );
}

/** Who signs a agreement, in order: whose turn it is, who has signed, and whether they are who they should be. */
export function SignerList({ agreement: { signers, next } }: { agreement: Agreement }) {
  const language = pageLanguage();
  return (
    <ol className={classes.signers} aria-label={m.esign_order()}>
      {signers.map(({ kind, personId, name, signed }, at) => (
        <li key={`${kind} ${personId}`} className={classes.signer} data-next={at === next || undefined}>
          <span className={classes.signerName}>{name}</span>
          {signed ? (
            <SignedLine signed={signed} language={language} />
          ) : (
            <span className={classes.badges}>
              <StatusBadge tone={at === next ? 'busy' : 'quiet'}>
                {at === next ? m.esign_signer_next() : m.esign_signer_waits()}
              </StatusBadge>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
