import { m } from '@pramaan/messages';
import { useSite } from '../lib/site.ts';
import classes from './Footer.module.css';
import mark from './mark.svg';

/** Only where the credit-menu setting is this lender's own code (P §2.13), and in English as it is worded there. */
export function Footer() {
  const { lender, code, creditMenu } = useSite();
  if (!code || creditMenu !== code) return null;
  return (
    <footer className={classes.footer}>
      <span>{m.footer_copyright({ lender })}</span>
      <span className={classes.powered}>
        {m.footer_powered()} <img src={mark} alt={m.shell_product()} width="20" height="20" />
      </span>
    </footer>
  );
}
