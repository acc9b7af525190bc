import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface Props {
  title?: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** White document on the warm page; its title names it for those who hear the page. */
export function Card({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={title ? id : undefined}>
      {title ? <h2 id={id}>{title}</h2> : null}
      {text ? <p className={classes.text}>{text}</p> : null}
      {children}
    </section>
  );
}
