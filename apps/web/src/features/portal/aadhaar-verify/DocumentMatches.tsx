import { date } from '@pramaan/documents/format.ts';
import { m } from '@pramaan/messages';
import { pageLanguage } from '../../../lib/language.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import classes from './AadhaarVerify.module.css';
import { aadhaarFactMessages } from './aadhaar-fact-messages.ts';
import { type Compared, compareFact } from './compare-facts.ts';
import type { OtherFile } from './other-files.ts';

interface Props {
  /** The name on the application; blank while it has none. */
  profile: string;
  /** The name on the Aadhaar. */
  aadhaar: string;
  documents: readonly OtherFile[];
}

function Match({ label, said, agree, reasons }: Compared & { label: string; said: string }) {
  return (
    <div className={classes.match}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.said}>{said}</span>
        <StatusBadge tone={agree ? 'good' : 'bad'}>
          {agree ? m.aadhaar_match_agrees() : m.aadhaar_match_differs()}
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

/** The Aadhaar beside the application and the other documents of identity: what each says, and whether it fits. */
export function DocumentMatches({ profile, aadhaar, documents }: Props) {
  const name = m.aadhaar_fact_name();
  const named = compareFact('name', profile, aadhaar, pageLanguage());
  return (
    <section className={classes.card} aria-labelledby="aadhaar-papers">
      <h2 id="aadhaar-papers" className={classes.title}>
        {m.aadhaar_match()}
      </h2>
      <dl className={classes.matches}>
        {profile ? (
          <Match
            label={`${m.aadhaar_match_profile()}: ${name}`}
            said={profile}
            agree={named.agree}
            reasons={named.agree ? [m.aadhaar_same(), ...named.reasons] : named.reasons}
          />
        ) : (
          <div className={classes.match}>
            <dt>{`${m.aadhaar_match_profile()}: ${name}`}</dt>
            <dd>
              <span className={classes.said} data-none>
                {m.aadhaar_match_unsaid()}
              </span>
              <span className={classes.reason}>{m.aadhaar_new()}</span>
            </dd>
          </div>
        )}
        {documents.flatMap(({ id, title, matches }) =>
          matches.map(({ fact, said, agree, reasons }) => (
            <Match
              key={`${id} ${fact}`}
              label={`${title}: ${aadhaarFactMessages[fact]()}`}
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
