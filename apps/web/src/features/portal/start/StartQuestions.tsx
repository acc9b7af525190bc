import type { LoanProduct } from '@pramaan/documents/loan-product.ts';
import {
  draftOfSituation,
  type SituationQuestion,
  situationQuestions,
} from '@pramaan/documents/situation.ts';
import { type Message, m } from '@pramaan/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { choiceWords } from '../../../documents/controls/choice-words.ts';
import type { Draft } from '../../../documents/draft-store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LoanQuestion } from './LoanQuestion.tsx';
import { ProductQuestion } from './ProductQuestion.tsx';
import classes from './Start.module.css';

type Step = 'product' | 'loan' | SituationQuestion;

const words: Readonly<Record<Step, { title: Message; why: Message }>> = {
  product: { title: m.start_product, why: m.start_product_why },
  loan: { title: m.start_loan, why: m.start_loan_why },
  work: { title: m.start_work, why: m.start_work_why },
  home: { title: m.start_home, why: m.start_home_why },
};

interface Props {
  applicantId: string;
  /** What is still to be asked, in its order. */
  steps: readonly Step[];
  known: Readonly<Record<SituationQuestion, string | null>>;
  /** The loan product that was chosen. */
  product: LoanProduct | undefined;
  change: (changes: Draft) => void;
  onDone: () => void;
}

/** The first questions, one at a time. What is asked of the person follows from the answers. */
export function StartQuestions({ applicantId, steps: asked, known, product, change, onDone }: Props) {
  // The way stays as it was when it began: an answer takes its question from what is open.
  const [steps] = useState(asked);
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[at];
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  if (!step) return null;

  const go = (to: number) => (to < steps.length ? setAt(to) : onDone());
  const pass = () => {
    if (step !== 'product' && step !== 'loan' && !known[step]) change(draftOfSituation(step, ''));
    go(at + 1);
  };
  return (
    <section className={classes.start} aria-labelledby="start-question">
      <div className={classes.head}>
        {at > 0 ? (
          <button type="button" className={classes.back} onClick={() => setAt(at - 1)}>
            <Icon name="back" size={18} />
            {m.start_back()}
          </button>
        ) : null}
        <span className={classes.count}>{m.start_count({ number: at + 1, count: steps.length })}</span>
      </div>
      <h2 id="start-question" className={classes.title} tabIndex={-1} ref={heading}>
        {words[step].title()}
      </h2>
      <p className={classes.why}>{words[step].why()}</p>
      {step === 'product' ? (
        <ProductQuestion applicantId={applicantId} chosen={product} onDone={() => go(at + 1)} />
      ) : step === 'loan' ? (
        <LoanQuestion applicantId={applicantId} product={product} onDone={() => go(at + 1)} />
      ) : (
        <Choices
          key={step}
          question={step}
          chosen={known[step]}
          onChoose={(option) => {
            change(draftOfSituation(step, option));
            go(at + 1);
          }}
        />
      )}
      <button type="button" className="link" onClick={pass}>
        {m.start_skip()}
      </button>
    </section>
  );
}

interface ChoicesProps {
  question: SituationQuestion;
  chosen: string | null;
  onChoose: (option: string) => void;
}

/** Every answer a line to tap: one tap answers and goes on. */
function Choices({ question, chosen, onChoose }: ChoicesProps): ReactNode {
  return (
    <ul className={classes.choices}>
      {situationQuestions[question].options.map((option) => (
        <li key={option}>
          <button
            type="button"
            className={classes.choice}
            aria-current={option === chosen || undefined}
            onClick={() => onChoose(option)}
          >
            <span>{choiceWords(option)}</span>
            <Icon name={option === chosen ? 'check' : 'next'} size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
