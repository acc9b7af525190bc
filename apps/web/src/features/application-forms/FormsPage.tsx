import { formOf } from '@pramaan/documents/forms/registry.ts';
import { m } from '@pramaan/messages';
import { useSearch } from 'wouter';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { formsPage } from './addresses.ts';
import { type FormChosen, useStatusForm, useStoredForms } from './queries.ts';
import { formWords } from './words.ts';

/** A page shows the list or one form, and loads the code of that. */
const FormPanel = onDemand(() => import('./FormPanel.tsx'), 'FormPanel');
const ChooseBank = onDemand(() => import('./ChooseBank.tsx'), 'ChooseBank');
const StoredForms = onDemand(() => import('./StoredForms.tsx'), 'StoredForms');

function OpenForm({ chosen }: { chosen: FormChosen }) {
  const status = useStatusForm(chosen);
  const form = formOf(chosen.bankName, chosen.formType);
  if (status.isPending) return <CardSkeleton lines={6} />;
  if (!status.data || !form)
    return (
      <EmptyState icon="warn" title={m.forms_failed()} text={m.forms_failed_more()}>
        <Button onClick={() => void status.refetch()}>{m.shell_retry()}</Button>
      </EmptyState>
    );
  return <FormPanel chosen={chosen} status={status.data} form={form} />;
}

/** The forms that were kept, then the choice of another: at once, so that the choice does not move under the finger. */
function Choice({ applicantId, lender }: { applicantId: string; lender: string }) {
  const stored = useStoredForms(applicantId);
  if (!stored.isFetched) return <CardSkeleton lines={6} />;
  return (
    <WhileLoading>
      <StoredForms applicantId={applicantId} />
      <ChooseBank lender={lender} />
    </WhileLoading>
  );
}

/** /laas/loan/application-form: a bank's form, filled from the file, completed, looked over and kept. */
export function FormsPage() {
  const { _id: applicantId, lender } = useSession().who;
  const words = formWords();
  const search = new URLSearchParams(useSearch());
  const bankName = search.get('bank') ?? '';
  const form = formOf(bankName, search.get('form') ?? undefined);
  const opened = bankName !== '' && form ? form : null;
  const back = opened ? formsPage : '/laas/loan';
  return (
    <PageColumn back={{ href: back, label: opened ? m.forms_others() : m.forms_portal() }}>
      {opened ? (
        <>
          <PageHeading title={words(opened.title)} lead={m.forms_for({ bank: bankName })} />
          <OpenForm key={search.toString()} chosen={{ applicantId, bankName, formType: opened.id }} />
        </>
      ) : (
        <>
          <PageHeading title={m.forms_title()} lead={m.forms_lead()} />
          <Choice applicantId={applicantId} lender={lender} />
        </>
      )}
    </PageColumn>
  );
}
