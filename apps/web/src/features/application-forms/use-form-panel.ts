import type { FormStatus } from '@pramaan/contract/calls/application-forms.ts';
import { type BankForm, fieldsOf } from '@pramaan/documents/forms/define.ts';
import { bankForm, typedAnswers, withoutAnswers } from '@pramaan/documents/typed-answers.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ServerFault, Values } from '../../documents/capture-state.ts';
import { draftOfAnswers } from '../../documents/draft-store.ts';
import { useCapture } from '../../documents/use-capture.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { applicationFormClient } from './application-form-client.ts';
import { offeredAnswers } from './offered.ts';
import { type FormChosen, formSaved, formsChanged, readFormAgain } from './queries.ts';

export type Step = 'fill' | 'paper' | 'done';

const answered = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

/** A form on its way from prefilled to kept. What is typed is in the draft until the form is kept. */
export function useFormPanel(chosen: FormChosen, status: FormStatus, form: BankForm) {
  const queries = useQueryClient();
  const capture = useMemo(() => fieldsOf(form), [form]);
  const draft = useDraft(chosen.applicantId);
  const typedIn = bankForm(form.id, chosen.bankName);
  const stored = draft.draft;
  const known = useMemo(
    () => ({ ...status.appData, ...typedAnswers(stored, typedIn) }),
    [status, stored, typedIn],
  );
  const [refused, setRefused] = useState<readonly ServerFault[]>([]);
  const [step, setStep] = useState<Step>('fill');
  const [fileId, setFileId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const state = useCapture(capture, known, refused, null);
  const offered = useMemo(() => offeredAnswers(status), [status]);

  const keepTyped = (values: Values) => {
    if (Object.keys(values).length > 0) draft.change(draftOfAnswers(typedIn, capture, values));
  };

  /** Sends the answers; false when they were not kept, and then says why. */
  const save = async (): Promise<boolean> => {
    setTrouble(null);
    try {
      const body = { ...chosen, appData: answered(state.values), version: status.version };
      const { result } = await send(applicationFormClient.saveAppData, { body });
      draft.change(withoutAnswers(draft.draft, typedIn));
      formSaved(queries, chosen, result);
      return true;
    } catch (thrown) {
      const failure = thrown instanceof CallFailure ? thrown : null;
      if (failure?.code === 'CONFLICT') await readFormAgain(queries, chosen);
      if (failure && failure.fields.length > 0) {
        setRefused(failure.fields);
        setStep('fill');
      }
      setTrouble(
        failure?.code === 'CONFLICT'
          ? m.forms_conflict()
          : failure?.code === 'OFFLINE'
            ? m.forms_draft_offline()
            : sentenceOf(thrown),
      );
      return false;
    }
  };

  const working = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const makeFile = async () => {
    try {
      const { filePdf } = await import('./file-pdf.ts');
      setFileId(await filePdf(chosen));
      await formsChanged(queries, chosen.applicantId);
      setTrouble(null);
    } catch {
      setTrouble(m.forms_done_nofile());
    }
  };

  return {
    state,
    offered,
    step,
    fileId,
    busy,
    trouble,
    saved: draft.formState(typedIn),
    change: (name: string, value: string) => keepTyped(state.change(name, value)),
    leave: (name: string) => keepTyped(state.leave(name)),
    toPdf: (): boolean => {
      const good = state.check().given !== null;
      if (good) {
        setTrouble(null);
        setStep('paper');
      }
      return good;
    },
    toFill: () => setStep('fill'),
    keep: () =>
      working(async () => {
        if (!(await save())) return;
        setStep('done');
        await makeFile();
      }),
    makeFile: () => working(makeFile),
  };
}
