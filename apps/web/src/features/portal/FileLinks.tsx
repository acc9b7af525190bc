import { type Message, m } from '@pramaan/messages';
import { useId } from 'react';
import { Link } from 'wouter';
import {
  aadhaarVerifyAddress,
  consentsAddress,
  esignAddress,
  filesAddress,
  historyAddress,
  myDataAddress,
  offerAddress,
  progressAddress,
  summaryAddress,
  usedAddress,
} from './addresses.ts';
import classes from './Portal.module.css';

type Links = readonly (readonly [address: string, words: Message])[];

const ofApplication: Links = [
  [progressAddress, m.portal_own],
  [summaryAddress, m.portal_report],
  [aadhaarVerifyAddress, m.aadhaar_link],
  [offerAddress, m.own_offer_title],
  [esignAddress, m.portal_esign],
];
const ofJoiner = ofApplication.filter(([address]) => address !== offerAddress);
const ofData: Links = [
  [filesAddress, m.portal_files],
  [consentsAddress, m.portal_consents],
  [myDataAddress, m.portal_data],
  [historyAddress, m.portal_history],
  [usedAddress, m.portal_used],
];

function Group({ title, links }: { title: string; links: Links }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={classes.linksTitle}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {links.map(([address, words]) => (
          <li key={address}>
            <Link href={address}>{words()}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything else of the person's file, at the foot of their home: a consent is withdrawn from here at any time. Offers are made to who applies. */
export function FileLinks({ joins }: { joins: boolean }) {
  return (
    <nav className={classes.links} aria-label={m.portal_file()}>
      <Group title={m.portal_links_application()} links={joins ? ofJoiner : ofApplication} />
      <Group title={m.portal_links_data()} links={ofData} />
    </nav>
  );
}
