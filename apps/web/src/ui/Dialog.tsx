import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './Dialog.module.css';

interface Props {
  opened: boolean;
  title: string;
  /** Asked for with Escape or by the page's own buttons. */
  onClose: () => void;
  /** For a table or a form in two columns; `full` as large as the window, for a picture that is looked at closely. */
  wide?: boolean | 'full';
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, the page still, and gives the focus back. */
export function Dialog({ opened, ...dialog }: Props) {
  return opened ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ title, onClose, wide = false, children }: Omit<Props, 'opened'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // It is closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
