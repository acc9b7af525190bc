import type { Progress } from '@pramaan/documents/progress.ts';
import { type Message, m } from '@pramaan/messages';
import { type KeyboardEvent, useRef } from 'react';
import classes from './DocumentPage.module.css';
import './tones.css';

const marks: Partial<Record<Progress, { sign: string; tone: string; words: Message }>> = {
  done: { sign: '✓', tone: 'good', words: m.doc_instance_done },
  'needs-you': { sign: '!', tone: 'doubt', words: m.doc_instance_trouble },
  checking: { sign: '…', tone: 'plain', words: m.progress_checking },
};

interface Props {
  count: number;
  instance: number;
  /** How the instances stand that hold something already. */
  stands: (instance: number) => Progress;
  panel: string;
  choose: (instance: number) => void;
}

function InstanceMark({ progress }: { progress: Progress }) {
  const mark = marks[progress];
  return mark ? (
    <span className={classes.tabMark} data-tone={mark.tone}>
      <span aria-hidden="true"> {mark.sign}</span>
      <span className="visually-hidden"> {mark.words()}</span>
    </span>
  ) : null;
}

/** The instances of a document that is given several times (Form 16, ITR) as tabs; arrow keys move between them. */
export function InstanceTabs({ count, instance, stands, panel, choose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const to = ((instance - 1 + step + count) % count) + 1;
    choose(to);
    ref.current?.querySelectorAll('button')[to - 1]?.focus();
  }
  return (
    <div ref={ref} role="tablist" aria-label={m.doc_instances()} className={classes.tabs} onKeyDown={move}>
      {Array.from({ length: count }, (_, index) => index + 1).map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${panel}-tab-${each}`}
          aria-controls={panel}
          aria-selected={each === instance}
          tabIndex={each === instance ? 0 : -1}
          className={classes.tab}
          onClick={() => choose(each)}
        >
          {m.doc_instance({ instance: each })}
          <InstanceMark progress={stands(each)} />
        </button>
      ))}
    </div>
  );
}
