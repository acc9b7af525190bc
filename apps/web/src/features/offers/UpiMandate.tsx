import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { send } from '../../lib/client.ts';
import { isPhone } from '../../lib/is-phone.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { isWeb } from '../../ui/LeavingForm.tsx';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { useOffersRead } from './use-offers.ts';

/** How often a page that shows the code looks whether the bank has answered. */
const lookEveryMs = 4000;

interface Props {
  applicantId: string;
  offer: string;
  /** There was a request before. */
  again: boolean;
  /** A request waits for the bank. */
  waiting: boolean;
}

/** The way through the person's UPI app, where they choose the account. On a phone it opens; another screen shows the link as a QR code. */
export function UpiMandate({ applicantId, offer, again, waiting }: Props) {
  const phone = isPhone();
  const [code, setCode] = useState<Shown | null>(null);
  const { busy, run, failure } = useFormAction();
  const changed = useOffersRead(applicantId);
  const begin = () =>
    run('upi', async () => {
      const params = { id: applicantId, offer };
      const { result } = await send(offersClient.beginUpiMandate, { params });
      if (!phone) setCode(result);
      else if (isWeb(result.link) || result.link.startsWith('upi:')) window.location.assign(result.link);
      changed();
      return undefined;
    });
  return (
    <section className={classes.part} aria-label={m.own_mandate_upi()}>
      <h3>{m.own_mandate_upi()}</h3>
      <p className={classes.quiet}>{phone ? m.own_mandate_upi_text() : m.own_mandate_upi_scan_text()}</p>
      <FormNotice message={failure} />
      <div>
        <Button variant={again ? 'default' : 'filled'} loading={busy !== null} onClick={() => void begin()}>
          {phone ? m.own_mandate_upi_open() : m.own_mandate_upi_show()}
        </Button>
      </div>
      {code && waiting ? <Code {...code} onLook={changed} /> : null}
    </section>
  );
}

/** The request as a link, and the same as a QR code. */
interface Shown {
  link: string;
  qr: string;
}

/** The code of a request that waits, until it does no more. An app that is a web page opens here too. */
function Code({ link, qr, onLook }: Shown & { onLook: () => void }) {
  useEffect(() => {
    const timer = setInterval(onLook, lookEveryMs);
    return () => clearInterval(timer);
  });
  return (
    <div className={classes.scan}>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={m.own_mandate_upi_qr()}
      />
      <p role="status">{m.own_mandate_upi_scan()}</p>
      {isWeb(link) ? (
        <a href={link} target="_blank" rel="noreferrer" className="link">
          {m.own_mandate_upi_here()}
        </a>
      ) : null}
    </div>
  );
}
