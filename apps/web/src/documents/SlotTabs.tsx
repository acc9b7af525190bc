import type { Progress } from '@pramaan/documents/progress.ts';
import { type Message, m } from '@pramaan/messages';
import { type KeyboardEvent, useRef } from 'react';
import classes from './DocumentPage.module.css';
import './tones.css';

const marks: Partial<Record<Progress, { sign: string; tone: string; words: Message }>> = {
  done: { sign: '✓', tone: 'good', words: m.doc_slot_done },
  'needs-you': { sign: '!', tone: 'doubt', words: m.doc_slot_trouble },
  checking: { sign: '…', tone: 'plain', words: m.progress_checking },
};

interface Props {
  count: number;
  slot: number;
  /** How the slots stand that hold something already. */
  stands: (slot: number) => Progress;
  panel: string;
  choose: (slot: number) => void;
}

function SlotMark({ progress }: { progress: Progress }) {
  const mark = marks[progress];
  return mark ? (
    <span className={classes.tabMark} data-tone={mark.tone}>
      <span aria-hidden="true"> {mark.sign}</span>
      <span className="visually-hidden"> {mark.words()}</span>
    </span>
  ) : null;
}

/** The slots of a document that is given several times (Form 16, ITR) as tabs; arrow keys move between them. */
export function SlotTabs({ count, slot, stands, panel, choose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const to = ((slot - 1 + step + count) % count) + 1;
    choose(to);
    ref.current?.querySelectorAll('button')[to - 1]?.focus();
  }
  return (
    <div ref={ref} role="tablist" aria-label={m.doc_slots()} className={classes.tabs} onKeyDown={move}>
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
          {m.doc_slot({ slot: each })}
          <SlotMark progress={stands(each)} />
        </button>
      ))}
    </div>
  );
}
