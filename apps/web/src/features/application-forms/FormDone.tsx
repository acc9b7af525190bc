import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './ApplicationForms.module.css';
import { formsPage, signAddress } from './addresses.ts';
import { DownloadButton } from './DownloadButton.tsx';
import type { FormChosen } from './queries.ts';

interface Props {
  chosen: FormChosen;
  /** The PDF kept as a file; null while it is made, or when it could not be. */
  fileId: string | null;
  busy: boolean;
  trouble: string | null;
  retry: () => void;
}

/** The form is kept: sign it now, or take it along. */
export function FormDone({ chosen, fileId, busy, trouble, retry }: Props) {
  return (
    <section className={classes.section} aria-labelledby="form-done">
      <h2 id="form-done" className={classes.title}>
        {m.forms_done()}
      </h2>
      <FormNotice message={trouble} />
      {fileId ? <p className={classes.quiet}>{m.forms_done_more()}</p> : null}
      {!fileId && busy ? <CardSkeleton lines={1} /> : null}
      <div className={classes.do}>
        {fileId ? <Button href={signAddress(fileId)}>{m.forms_sign()}</Button> : null}
        {!fileId && !busy ? <Button onClick={retry}>{m.forms_file_make()}</Button> : null}
        <DownloadButton chosen={chosen} />
        <Button href={formsPage} variant="subtle">
          {m.forms_others()}
        </Button>
      </div>
    </section>
  );
}
