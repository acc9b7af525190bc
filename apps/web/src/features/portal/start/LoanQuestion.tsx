import { entryIn } from '@pramaan/documents/entry.ts';
import { documentForm, withoutAnswers } from '@pramaan/documents/typed-answers.ts';
import { m } from '@pramaan/messages';
import { WithDefinition } from '../../../documents/definitions.tsx';
import { SubmitForm } from '../../../documents/SubmitForm.tsx';
import { useDraft } from '../../../documents/use-draft.ts';
import { useSubmitDocument } from '../../../documents/use-submit-document.ts';

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
  return (
    <WithDefinition id="loanRequest">
      {(document) => (
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
          onSubmitDocument={async (what) => {
            const entry = entryIn(document, 'input');
            if (entry && !(await give({ entry, ...what }))) onDone();
          }}
        />
      )}
    </WithDefinition>
  );
}
