import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formsPage } from './addresses.ts';
import classes from './FormsLine.module.css';
import './words.ts';

/** The way to the bank's form, under the documents of the loan area. */
export function FormsLine() {
  return (
    <Link href={formsPage} className={classes.line}>
      <span className={classes.words}>
        <strong>{t('forms.title')}</strong>
        <span>{t('forms.line')}</span>
      </span>
      <Icon name="next" size={18} />
    </Link>
  );
}
