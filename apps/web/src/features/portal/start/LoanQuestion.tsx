import { entryIn } from '@pramaan/documents/entry.ts';
import { type LoanProduct, outsideLimits } from '@pramaan/documents/loan-product.ts';
import { documentForm, withoutAnswers } from '@pramaan/documents/typed-answers.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { WithDefinition } from '../../../documents/definitions.tsx';
import { SubmitForm } from '../../../documents/SubmitForm.tsx';
import { useDraft } from '../../../documents/use-draft.ts';
import { useSubmitDocument } from '../../../documents/use-submit-document.ts';
import { limitsOf, nameLanguage } from '../../../lib/product-name.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';

interface Props {
  applicantId: string;
  product: LoanProduct | undefined;
  onDone: () => void;
}

/** The loan that is asked for: the document of that name, with its own form, given as the first answer. */
export function LoanQuestion({ applicantId, product, onDone }: Props) {
  const draft = useDraft(applicantId);
  const [outside, setOutside] = useState<string | null>(null);
  const { tried, give } = useSubmitDocument(applicantId, 1, () =>
    draft.change(withoutAnswers(draft.draft, documentForm('loanRequest', 'input', 1))),
  );
  const limits = product ? limitsOf(product) : null;
  return (
    <WithDefinition id="loanRequest">
      {(document) => (
        <>
          {product && limits ? (
            <p role="note">{m.start_limits({ product: product.name[nameLanguage()], limits })}</p>
          ) : null}
          <FormNotice message={outside} />
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
              const wrong = product ? outsideLimits(product, what.given) : [];
              setOutside(wrong.length > 0 && limits ? m.start_outside({ limits }) : null);
              if (wrong.length > 0) return;
              if (entry && !(await give({ entry, ...what }))) onDone();
            }}
          />
        </>
      )}
    </WithDefinition>
  );
}
