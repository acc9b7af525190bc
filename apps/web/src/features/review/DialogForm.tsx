import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import classes from './Review.module.css';

interface Props {
  title: string;
  /** On the button that sends the form. */
  action: string;
  busy: boolean;
  failure: string | null;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog of the review: its fields, what was refused, sending and cancelling. */
export function DialogForm({ title, action, busy, failure, onSubmit, onClose, children }: Props) {
  return (
    <Dialog opened wide title={title} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        <FormNotice message={failure} />
        <div className={classes.choose}>
          <Button type="submit" loading={busy}>
            {action}
          </Button>
          <Button variant="default" onClick={onClose}>
            {m.review_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
