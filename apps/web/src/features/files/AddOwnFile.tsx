import { FormSaved } from '../../documents/FormSaved.tsx';
import { useOwnForm } from '../../documents/use-own-form.ts';
import { AddFile } from './AddFile.tsx';

/** A file that the applicant adds; its name is kept while they look for the file, or come back another day. */
export function AddOwnFile({ applicantId, custId }: { applicantId: string; custId: string }) {
  const { values, write, forget, saved } = useOwnForm(applicantId, 'added-file');
  return (
    <AddFile
      applicantId={applicantId}
      custId={custId}
      name={values.fileName}
      onName={(fileName) => write({ fileName })}
      onAdded={forget}
      saved={<FormSaved state={saved} />}
    />
  );
}
