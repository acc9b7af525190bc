import { t } from '../lib/catalogue.ts';
import { useSite } from '../lib/site.ts';
import classes from './Footer.module.css';
import mark from './mark.svg';

/** Whom to ask, in the lender's own words; the line of P §2.13 only where the credit-menu setting is this lender's own code. */
export function Footer() {
  const { lender, code, creditMenu, help, grievance } = useSite();
  const named = code && creditMenu === code;
  if (!named && !help && !grievance) return null;
  return (
    <footer className={classes.footer}>
      {[help, grievance].map((own) => (own ? <p key={own}>{own}</p> : null))}
      {named ? (
        <>
          <span>{t('footer.copyright', { lender })}</span>
          <span className={classes.powered}>
            {t('footer.powered')} <img src={mark} alt={t('shell.product')} width="20" height="20" />
          </span>
        </>
      ) : null}
    </footer>
  );
}
