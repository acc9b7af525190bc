import { m } from '@pramaan/messages';
import { moneyText, shareText } from './assessment-messages.ts';
import classes from './Review.module.css';
import type { TermsPreview as Preview } from './use-terms-preview.ts';

/** What the loan that is typed would leave of a month. */
export function TermsPreview({ preview: { instalment, foir, surplus } }: { preview: Preview }) {
  const figures = [
    { label: m.case_emi(), value: moneyText(instalment) },
    { label: m.assess_foir(), value: shareText(foir) },
    { label: m.assess_surplus(), value: moneyText(surplus) },
  ];
  return (
    <dl className={classes.preview} aria-label={m.review_terms_preview()} aria-live="polite">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
