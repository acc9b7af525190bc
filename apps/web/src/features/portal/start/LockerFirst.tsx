import { m } from '@pramaan/messages';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lockerAddress } from '../addresses.ts';
import classes from './LockerFirst.module.css';

/** The shortest way to most documents: one sign-in at DigiLocker; or the list, from its first document. */
export function LockerFirst({ listAddress }: { listAddress: string }) {
  return (
    <section className={classes.first} aria-labelledby="locker-first">
      <span className={classes.picture}>
        <Icon name="card" size={28} />
      </span>
      <h2 id="locker-first" className={classes.title}>
        {m.start_locker()}
      </h2>
      <p className={classes.why}>{m.start_locker_why()}</p>
      <Button href={`${lockerAddress}?go`} fullWidth>
        {m.start_locker_go()}
      </Button>
      <Button href={listAddress} variant="default" fullWidth>
        {m.start_locker_other()}
      </Button>
    </section>
  );
}
