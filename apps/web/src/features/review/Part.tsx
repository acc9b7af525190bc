import type { Message } from '@pramaan/messages';
import type { ReactNode } from 'react';
import classes from './Review.module.css';

interface Props {
  /** Its place in the page, for links to it. */
  id: string;
  title: Message;
  children: ReactNode;
}

/** A part of a case's page under its heading. */
export function Part({ id, title, children }: Props) {
  return (
    <section id={id} className={classes.part} aria-labelledby={`review-${id}`}>
      <h2 id={`review-${id}`}>{title()}</h2>
      {children}
    </section>
  );
}
