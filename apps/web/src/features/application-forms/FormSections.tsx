import type { BankForm } from '@pramaan/documents/forms/define.ts';
import { fieldsOf } from '@pramaan/documents/forms/define.ts';
import { answerText } from '@pramaan/documents/forms/fill.ts';
import { useId, useMemo } from 'react';
import type { SendFile } from '../../documents/controls/control.ts';
import { OptionWords } from '../../documents/controls/option-words.ts';
import { plainControls } from '../../documents/controls/plain-controls.ts';
import { FieldFrame } from '../../documents/FieldFrame.tsx';
import type { useCapture } from '../../documents/use-capture.ts';
import { AnswerSource } from './AnswerSource.tsx';
import classes from './ApplicationForms.module.css';
import type { Offered } from './offered.ts';
import { formWords } from './words.ts';

interface Props {
  form: BankForm;
  state: ReturnType<typeof useCapture>;
  offered: Readonly<Record<string, Offered>>;
  change: (name: string, value: string) => void;
  left: (name: string) => void;
}

/** A form asks for no files. */
const noFiles: SendFile = () => Promise.reject(new Error('A form of a bank has no question for a file.'));

/** The questions of a form, section by section, each with where its answer comes from. */
export function FormSections({ form, state, offered, change, left }: Props) {
  const id = useId();
  const words = formWords();
  const fields = useMemo(() => fieldsOf(form), [form]);
  const sections = form.sections.map(({ title, questions }) => (
    <section key={title} className={classes.section} aria-label={words(title)}>
      <h2 className={classes.title}>{words(title)}</h2>
      <div className={classes.fields}>
        {Object.keys(questions).map((name) => {
          const field = fields[name];
          if (!field) return null;
          const value = state.values[name] ?? '';
          const wide = field.control === 'textarea';
          return (
            <div key={name} className={classes.field} data-wide={wide || undefined}>
              <FieldFrame
                controls={plainControls}
                form={id}
                name={name}
                field={{ ...field, label: words(field.label), hint: words(field.hint) }}
                value={value}
                fault={state.faults[name]}
                warning={state.warning(name)}
                disabled={false}
                change={(next) => change(name, next)}
                left={() => left(name)}
                sendFile={noFiles}
                isAddress={wide}
              />
              <AnswerSource
                label={words(field.label)}
                offered={offered[name]}
                value={value}
                read={(said) => answerText(form, name, said)}
                takeBack={(said) => change(name, said)}
              />
            </div>
          );
        })}
      </div>
    </section>
  ));
  return <OptionWords value={words}>{sections}</OptionWords>;
}
