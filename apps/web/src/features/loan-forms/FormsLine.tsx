import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formsPage } from './addresses.ts';
import classes from './FormsLine.module.css';

/** The way to the bank's form, under the documents of the loan area. */
export function FormsLine() {
  return (
    <Link href={formsPage} className={classes.line}>
      <span className={classes.words}>
        <strong>{t('room.forms')}</strong>
        <span>{t('room.forms.more')}</span>
      </span>
      <Icon name="next" size={18} />
    </Link>
  );
}
