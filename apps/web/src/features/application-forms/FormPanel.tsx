import type { FormStatus } from '@pramaan/contract/calls/application-forms.ts';
import { type BankForm, fieldsOf } from '@pramaan/documents/forms/define.ts';
import { missingIn } from '@pramaan/documents/forms/fill.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormSaved } from '../../documents/FormSaved.tsx';
import { focusFault } from '../../lib/focus-fault.ts';
import { onDemand } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './ApplicationForms.module.css';
import { FormSections } from './FormSections.tsx';
import { Missing } from './Missing.tsx';
import { answersOf } from './offered.ts';
import type { FormChosen } from './queries.ts';
import { useFormPanel } from './use-form-panel.ts';

/** They are seen once the form is full. */
const FormDone = onDemand(() => import('./FormDone.tsx'), 'FormDone');
const DownloadButton = onDemand(() => import('./DownloadButton.tsx'), 'DownloadButton');
const PdfView = onDemand(() => import('./PdfView.tsx'), 'PdfView');

interface Props {
  chosen: FormChosen;
  status: FormStatus;
  form: BankForm;
}

/** One form: filled in, looked over as a PDF, kept. */
export function FormPanel({ chosen, status, form }: Props) {
  const review = useFormPanel(chosen, status, form);
  const ref = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const { state, step, offered, busy, trouble } = review;
  // A new step begins at its top, for eyes and for those who hear the page.
  useEffect(() => {
    if (step !== 'fill') top.current?.focus();
  }, [step]);

  const see = (event: FormEvent) => {
    event.preventDefault();
    if (!review.toPdf() && ref.current) focusFault(ref.current);
  };
  if (step === 'done')
    return (
      <div ref={top} tabIndex={-1}>
        <FormDone
          chosen={chosen}
          fileId={review.fileId}
          busy={busy}
          trouble={trouble}
          retry={review.makeFile}
        />
      </div>
    );
  if (step === 'paper')
    return (
      <div className={classes.page} ref={top} tabIndex={-1}>
        <div className={classes.plain}>
          <h2 className={classes.title}>{m.forms_pdf()}</h2>
          <p className={classes.quiet}>{m.forms_pdf_lead()}</p>
        </div>
        <PdfView form={form} bank={chosen.bankName} answers={answersOf(state.values, offered)} />
        <FormNotice message={trouble} />
        <div className={classes.do}>
          <Button loading={busy} onClick={() => void review.keep()}>
            {m.forms_keep()}
          </Button>
          <Button variant="default" onClick={review.toFill}>
            {m.forms_change()}
          </Button>
          <DownloadButton chosen={chosen} appData={state.values} />
        </div>
      </div>
    );
  const missing = missingIn(form, state.values);
  return (
    <form ref={ref} className={classes.page} onSubmit={see} noValidate>
      <Missing
        known={Object.keys(offered).length}
        count={Object.keys(fieldsOf(form)).length}
        missing={missing.length}
        onNext={() => ref.current?.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()}
      />
      <FormSections form={form} state={state} offered={offered} change={review.change} left={review.leave} />
      <FormNotice message={trouble} />
      <div className={classes.do}>
        <Button type="submit">{m.forms_see()}</Button>
        <FormSaved state={review.saved} />
      </div>
    </form>
  );
}
