import { m } from '@pramaan/messages';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './ApplicationForms.module.css';

interface Props {
  /** Answers that the file offers, of how many questions. */
  known: number;
  count: number;
  missing: number;
  onNext: () => void;
}

/** How far the form is, and the way to the first gap. */
export function Missing({ known, count, missing, onNext }: Props) {
  const words = m.forms_missing({ count: missing });
  return (
    <div className={classes.missing}>
      <span>{m.forms_filled({ known, count })}</span>
      <span role="status">
        <StatusBadge tone={missing === 0 ? 'good' : 'doubt'}>
          {missing === 0 ? m.forms_missing_none() : words}
        </StatusBadge>
      </span>
      {missing > 0 ? (
        <button type="button" className="link" onClick={onNext}>
          {m.forms_next()}
        </button>
      ) : null}
    </div>
  );
}
