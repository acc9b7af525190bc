import type { FormStatus } from '@pramaan/contract/calls/application-forms.ts';
import { type BankForm, fieldsOf } from '@pramaan/documents/forms/define.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ServerFault, Values } from '../../documents/capture-state.ts';
import { useCapture } from '../../documents/use-capture.ts';
import { send } from '../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { applicationFormClient } from './application-form-client.ts';
import { filePdf } from './file-pdf.ts';
import { offeredAnswers } from './offered.ts';
import { type FormChosen, formSaved, formsChanged, readFormAgain } from './queries.ts';
import { keepHere, readHere } from './stored-here.ts';

export type Step = 'fill' | 'paper' | 'done';

const answered = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

/** A form on its way from prefilled to kept. What was typed is never lost: it stays here until the server has it. */
export function useFormPanel(chosen: FormChosen, status: FormStatus, form: BankForm) {
  const queries = useQueryClient();
  const capture = useMemo(() => fieldsOf(form), [form]);
  const [here] = useState(() => readHere(localStorage, chosen));
  const [known] = useState(() => ({ ...status.appData, ...here }));
  const [refused, setRefused] = useState<readonly ServerFault[]>([]);
  const [restored, setRestored] = useState(here !== null);
  const [step, setStep] = useState<Step>('fill');
  const [fileId, setFileId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const state = useCapture(capture, known, refused, null);
  const offered = useMemo(() => offeredAnswers(status), [status]);

  const change = (name: string, value: string) => {
    state.change(name, value);
    keepHere(localStorage, chosen, { ...state.values, [name]: value });
  };

  /** Sends the answers; false when they were not kept, and then says why. */
  const save = async (partial: boolean): Promise<boolean> => {
    setTrouble(null);
    try {
      const body = { ...chosen, appData: answered(state.values), partial, version: status.version };
      const { result } = await send(applicationFormClient.saveAppData, { body });
      keepHere(localStorage, chosen, null);
      setRestored(false);
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
    restored,
    change,
    toPdf: (): boolean => {
      const good = state.check().given !== null;
      if (good) {
        setTrouble(null);
        setStep('paper');
      }
      return good;
    },
    toFill: () => setStep('fill'),
    saveDraft: () =>
      working(async () => {
        if (await save(true)) showSnack(m.forms_draft_done());
      }),
    keep: () =>
      working(async () => {
        if (!(await save(false))) return;
        setStep('done');
        await makeFile();
      }),
    makeFile: () => working(makeFile),
  };
}
