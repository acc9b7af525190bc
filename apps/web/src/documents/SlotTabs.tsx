import { type KeyboardEvent, useRef } from 'react';
import { t } from '../lib/catalogue.ts';
import classes from './DocumentPage.module.css';

interface Props {
  count: number;
  slot: number;
  /** Slots that hold something already. */
  filled: readonly number[];
  panel: string;
  choose: (slot: number) => void;
}

/** The slots of a document that is given several times (Form 16, ITR) as tabs; arrow keys move between them. */
export function SlotTabs({ count, slot, filled, panel, choose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const to = ((slot - 1 + step + count) % count) + 1;
    choose(to);
    ref.current?.querySelectorAll('button')[to - 1]?.focus();
  }
  return (
    <div ref={ref} role="tablist" aria-label={t('doc.slots')} className={classes.tabs} onKeyDown={move}>
      {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${panel}-tab-${each}`}
          aria-controls={panel}
          aria-selected={each === slot}
          tabIndex={each === slot ? 0 : -1}
          className={classes.tab}
          onClick={() => choose(each)}
        >
          {t('doc.slot', { slot: each })}
          {filled.includes(each) ? <span className={classes.tabFilled}> ✓</span> : null}
        </button>
      ))}
    </div>
  );
}
