import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import { formsPage } from './addresses.ts';
import classes from './FormsLine.module.css';

/** The way to the bank's form, under the documents of the loan area. */
export function FormsLine() {
  return (
    <Link href={formsPage} className={classes.line}>
      <span className={classes.words}>
        <strong>{m.forms_title()}</strong>
        <span>{m.forms_line()}</span>
      </span>
      <Icon name="next" size={18} />
    </Link>
  );
}
