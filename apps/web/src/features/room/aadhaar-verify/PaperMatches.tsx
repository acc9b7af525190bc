import { date } from '@pramaan/documents/format.ts';
import { t } from '../../../lib/catalogue.ts';
import { useLanguage } from '../../../lib/language.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './AadhaarVerify.module.css';
import { type Compared, compareFact } from './compare-facts.ts';
import type { OtherPaper } from './other-papers.ts';

interface Props {
  /** The name on the application; blank while it has none. */
  profile: string;
  /** The name on the Aadhaar. */
  aadhaar: string;
  papers: readonly OtherPaper[];
}

function Match({ label, said, agree, reasons }: Compared & { label: string; said: string }) {
  return (
    <div className={classes.match}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.said}>{said}</span>
        <StatusBadge tone={agree ? 'good' : 'bad'}>
          {t(agree ? 'room.aadhaar.match.agrees' : 'room.aadhaar.match.differs')}
        </StatusBadge>
        {reasons.map((reason) => (
          <span key={reason} className={classes.reason}>
            {reason}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** The Aadhaar beside the application and the other papers of identity: what each says, and whether it fits. */
export function PaperMatches({ profile, aadhaar, papers }: Props) {
  const name = t('room.aadhaar.fact.name');
  const named = compareFact('name', profile, aadhaar, useLanguage());
  return (
    <section className={classes.card} aria-labelledby="aadhaar-papers">
      <h2 id="aadhaar-papers" className={classes.title}>
        {t('room.aadhaar.match')}
      </h2>
      <dl className={classes.matches}>
        {profile ? (
          <Match
            label={`${t('room.aadhaar.match.profile')}: ${name}`}
            said={profile}
            agree={named.agree}
            reasons={named.agree ? [t('room.aadhaar.same'), ...named.reasons] : named.reasons}
          />
        ) : (
          <div className={classes.match}>
            <dt>{`${t('room.aadhaar.match.profile')}: ${name}`}</dt>
            <dd>
              <span className={classes.said} data-none>
                {t('room.aadhaar.match.unsaid')}
              </span>
              <span className={classes.reason}>{t('room.aadhaar.new')}</span>
            </dd>
          </div>
        )}
        {papers.flatMap(({ id, title, matches }) =>
          matches.map(({ fact, said, agree, reasons }) => (
            <Match
              key={`${id} ${fact}`}
              label={`${title}: ${t(`room.aadhaar.fact.${fact}`)}`}
              said={fact === 'dob' ? date(said) : said}
              agree={agree}
              reasons={reasons}
            />
          )),
        )}
      </dl>
    </section>
  );
}
