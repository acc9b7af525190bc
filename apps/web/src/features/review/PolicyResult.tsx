import type { PolicyOutcome } from '@pramaan/documents/policy/rule.ts';
import { m } from '@pramaan/messages';
import { outcomeMessages } from '../../lib/outcome-messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import findings from './Findings.module.css';
import classes from './Review.module.css';
import type { Review } from './use-review.ts';

const tones: Readonly<Record<PolicyOutcome, StatusTone>> = {
  approve: 'good',
  refer: 'doubt',
  decline: 'bad',
};

/** What the lender's policy says of the case, and by which rules. */
export function PolicyResult({ policy }: Pick<Review, 'policy'>) {
  const { outcome, version, hits, passed } = policy;
  return (
    <>
      <p className={classes.facts}>
        <StatusBadge tone={tones[outcome]}>{outcomeMessages[outcome]()}</StatusBadge>
        <span className={classes.quiet}>
          {version === 0 ? m.review_policy_default() : m.review_policy_version({ version })}
        </span>
      </p>
      {hits.length > 0 ? (
        <ul className={findings.list}>
          {hits.map(({ sentence, outcome: leads }) => (
            <li key={sentence} className={findings.finding} data-rule>
              <span className={findings.kind}>
                <StatusBadge tone={tones[leads]}>{outcomeMessages[leads]()}</StatusBadge>
              </span>
              <span className={findings.words}>{sentence}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {passed.length > 0 ? (
        // What approves by silence shows what was asked.
        <details open={hits.length === 0}>
          <summary>{m.review_policy_passed({ count: passed.length })}</summary>
          <ul className={classes.passed}>
            {passed.map((sentence) => (
              <li key={sentence}>
                <Icon name="check" size={14} /> {sentence}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
