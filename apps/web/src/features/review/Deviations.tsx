import { m } from '@pramaan/messages';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import classes from './Review.module.css';
import type { Review } from './use-review.ts';

interface Props extends Pick<Review, 'findings' | 'policy'> {
  /** What the loan product does not allow. */
  beyondProduct: readonly string[];
  reason: string;
  onChange: (reason: string) => void;
}

/** What stands between the case and an approval: a block refuses it; a high finding, or a rule of the policy, wants a reason. */
export function Deviations({ findings, policy: { hits }, beyondProduct, reason, onChange }: Props) {
  const open = findings.filter(({ state }) => state === 'open');
  const [block] = open.filter(({ severity }) => severity === 'block');
  const high = open.filter(({ severity }) => severity === 'high');
  if (block) return <FormNotice message={m.review_deviation_block({ sentence: block.sentence })} />;
  if (high.length + hits.length + beyondProduct.length === 0) return null;
  return (
    <>
      <ul className={classes.list}>
        {high.map(({ _id, sentence }) => (
          <li key={_id}>{sentence}</li>
        ))}
        {hits.map(({ sentence }) => (
          <li key={sentence}>{m.review_policy_against({ sentence })}</li>
        ))}
        {beyondProduct.map((sentence) => (
          <li key={sentence}>{m.review_product_against({ sentence })}</li>
        ))}
      </ul>
      <TextArea
        label={m.review_deviation_reason()}
        maxLength={500}
        value={reason}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
