import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './Dialog.module.css';

interface Props {
  opened: boolean;
  title: string;
  /** Asked for with Escape or by the page's own buttons. */
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, the page still, and gives the focus back. */
export function Dialog({ opened, title, onClose, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !opened) return;
    element.showModal?.();
    return () => element.close?.();
  }, [opened]);
  if (!opened) return null;
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
