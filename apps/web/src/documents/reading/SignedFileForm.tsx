import { limits } from '@pramaan/contract/limits.ts';
import type { Method } from '@pramaan/documents/define.ts';
import { m } from '@pramaan/messages';
import { useId, useRef, useState } from 'react';
import type { CallFailure } from '../../lib/failure.ts';
import { CaptureForm } from '../CaptureForm.tsx';
import controls from '../controls/Control.module.css';
import type { Submission } from '../submission.ts';
import { isSaidAtFile } from './file-faults.ts';
import classes from './SignedFile.module.css';

const steps = [m.offline_step_1, m.offline_step_2, m.offline_step_3] as const;

interface Props {
  method: Method;
  failure: CallFailure | null;
  busy: boolean;
  onSubmitDocument: (what: Omit<Submission, 'entry'>) => void;
}

/** Is this failure about one of the typed fields, like the share code, and not about the file? */
const isTyped = ({ fields }: CallFailure, method: Method) =>
  fields.some(({ path }) => path.split('.').some((step) => step in method.capture));

/** No file is uploaded by a field of this form. */
const noUpload = () => Promise.reject<never>(new Error('No field of this form takes a file.'));

/** The signed file that UIDAI or DigiLocker gives a person: how to get it, the file, and the code that opens it. */
export function SignedFileForm({ method, failure, busy, onSubmitDocument }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Held here, so that a wrong share code does not ask for the file once more.
  const [file, setFile] = useState<File | null>(null);
  const aboutFile = failure && isSaidAtFile(method, failure) && !isTyped(failure, method);
  const [fault, setFault] = useState(aboutFile ? failure.message : '');
  // As it is drawn, not in an effect: an effect would come after a quick click on "Verify" and take its fault away.
  const [seen, setSeen] = useState(failure);
  if (failure !== seen) {
    setSeen(failure);
    setFault(aboutFile ? failure.message : '');
  }

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const tooLarge = chosen.size > limits.file;
    setFault(tooLarge ? m.offline_large() : '');
    setFile(tooLarge ? null : chosen);
  }

  return (
    <div className={classes.form}>
      <section aria-labelledby={`${id}-steps`}>
        <h2 className={classes.title} id={`${id}-steps`}>
          {m.offline_steps()}
        </h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step()}>{step()}</li>
          ))}
        </ol>
      </section>
      <div className={classes.field}>
        <label className={classes.label} htmlFor={id}>
          {m.offline_file()}
        </label>
        <p className={classes.hint} id={`${id}-hint`}>
          {m.offline_hint()}
        </p>
        <div className={controls.file} data-filled={file ? true : undefined}>
          <div className={controls.fileButtons}>
            <label className={controls.fileButton}>
              {file ? m.offline_replace() : m.offline_choose()}
              <input
                ref={input}
                id={id}
                type="file"
                className={controls.fileInput}
                accept={method.proof?.accept}
                aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
                aria-invalid={fault !== '' || undefined}
                onChange={(event) => {
                  choose(event.currentTarget.files?.[0]);
                  event.currentTarget.value = '';
                }}
              />
            </label>
          </div>
          <div aria-live="polite" className={controls.under}>
            {file ? (
              <>
                <span>✓ {m.offline_here({ name: file.name })}</span>
                {failure ? <span className={classes.stored}>{m.offline_stored()}</span> : null}
              </>
            ) : null}
          </div>
        </div>
        {fault ? (
          <p className={classes.fault} id={`${id}-fault`} role="alert">
            <span aria-hidden="true">✗</span> {fault}
          </p>
        ) : null}
      </div>
      <CaptureForm
        capture={method.capture}
        action={m.doc_form_verify()}
        busy={busy}
        refused={failure?.fields ?? undefined}
        sendFile={noUpload}
        onSubmitDocument={(given, values) => {
          if (file) {
            onSubmitDocument({ given, values, image: file });
            return;
          }
          setFault(m.offline_none());
          input.current?.focus();
        }}
      />
    </div>
  );
}
