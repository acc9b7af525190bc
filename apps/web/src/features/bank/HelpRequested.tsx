import { m } from '@pramaan/messages';
import { pageLanguage } from '../../lib/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dayText } from './amounts.ts';
import classes from './Bank.module.css';
import { useBankHelp } from './queries.ts';
import '../../documents/tones.css';

/** What the person asked the lender, on the lender's side; nothing when they asked nothing. */
export function HelpRequested({ applicantId }: { applicantId: string }) {
  const { data } = useBankHelp(applicantId);
  const language = pageLanguage();
  if (!data) return null;
  return (
    <div className={classes.notice} data-tone="doubt" role="note">
      <p className={classes.noticeTitle}>
        <Icon name="warn" /> {m.bank_help_asked({ when: dayText(data.askedAt, language) })}
      </p>
      <p>{data.reason || m.bank_help_silent()}</p>
    </div>
  );
}
