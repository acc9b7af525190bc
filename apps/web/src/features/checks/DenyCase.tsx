import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { readFileAgain } from '../../documents/case-file.ts';
import { FormSaved } from '../../documents/FormSaved.tsx';
import { useOwnForm } from '../../documents/use-own-form.ts';
import { send } from '../../lib/client.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { checkClient } from './check-client.ts';
import { WordsDialog } from './WordsDialog.tsx';

interface Props {
  applicantId: string;
  /** The key of the case. */
  found: string;
  onClose: () => void;
}

/** Why a case is somebody else's, in the person's words. */
export function DenyCase({ applicantId, found, onClose }: Props) {
  const queries = useQueryClient();
  const { values, write, forget, saved } = useOwnForm(applicantId, 'case-denial', { about: found });
  const deny = async (said: string) => {
    await send(checkClient.denyCase, { params: { id: applicantId }, body: { case: found, words: said } });
    forget();
    await readFileAgain(queries, applicantId);
    onClose();
    showSnack(m.cases_told());
  };
  return (
    <WordsDialog
      title={m.cases_deny_title()}
      label={m.cases_deny_text()}
      hint={m.cases_deny_hint()}
      action={m.cases_deny_go()}
      cancel={m.cases_cancel()}
      words={values.words}
      onChange={(words) => write({ words })}
      onClose={onClose}
      onWords={deny}
    >
      <FormSaved state={saved} />
    </WordsDialog>
  );
}
