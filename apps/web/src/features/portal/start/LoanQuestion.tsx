import { findDocument, findEntry } from '@pramaan/documents/registry.ts';
import { documentForm, withoutAnswers } from '@pramaan/documents/typed-answers.ts';
import { m } from '@pramaan/messages';
import { SubmitForm } from '../../../documents/SubmitForm.tsx';
import { useDraft } from '../../../documents/use-draft.ts';
import { useSubmitDocument } from '../../../documents/use-submit-document.ts';

const document = findDocument('loanRequest');
const entry = findEntry('loanRequest', 'input');

interface Props {
  applicantId: string;
  onDone: () => void;
}

/** The loan that is asked for: the document of that name, with its own form, given as the first answer. */
export function LoanQuestion({ applicantId, onDone }: Props) {
  const draft = useDraft(applicantId);
  const { tried, give } = useSubmitDocument(applicantId, 1, () =>
    draft.change(withoutAnswers(draft.draft, documentForm('loanRequest', 'input', 1))),
  );
  if (!document || !entry) return null;
  return (
    <SubmitForm
      applicantId={applicantId}
      document={document}
      method="input"
      instance={1}
      before={undefined}
      draft={draft}
      action={m.start_next()}
      failure={tried.kind === 'failed' ? tried.failure : null}
      busy={tried.kind === 'asking'}
      onSubmitDocument={(what) =>
        void give({ entry, ...what }).then((failure) => {
          if (!failure) onDone();
        })
      }
    />
  );
}
