import { m } from '@pramaan/messages';
import { CopyField } from '../../ui/CopyField.tsx';
import classes from './Report.module.css';

/** A link that is shown only now, ready to be copied. */
export function CopyLink({ address, until }: { address: string; until: string }) {
  return (
    <CopyField label={m.share_created()} value={address}>
      <p className={classes.quiet}>{m.share_until({ time: until })}</p>
    </CopyField>
  );
}
