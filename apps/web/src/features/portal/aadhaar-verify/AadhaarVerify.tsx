import { confirmAadhaar } from '@pramaan/contract/calls/applicants.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { readFileAgain, useCaseFile } from '../../../documents/case-file.ts';
import { imageAddress } from '../../../documents/safe-image.ts';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { Awaited } from '../../../ui/Awaited.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import '../../../documents/tones.css';
import { BackLink } from '../../../ui/BackLink.tsx';
import { documentAddress, portalAddress } from '../addresses.ts';
import portal from '../Portal.module.css';
import { useApplicantId } from '../use-applicant-id.ts';
import { AadhaarDocument } from './AadhaarDocument.tsx';
import classes from './AadhaarVerify.module.css';
import { aadhaarRecords } from './aadhaar-records.ts';
import { compareRecords } from './compare-facts.ts';
import { DocumentMatches } from './DocumentMatches.tsx';
import { FactComparison } from './FactComparison.tsx';
import { otherFiles, strongest } from './other-files.ts';
import { fittingMethod, verdictOf } from './verdict.ts';

const identity = areas.find(({ area }) => area === 'identity');
const submitAddress = identity ? documentAddress(identity, 'aadhaar') : portalAddress;

/** The step after the Aadhaar card: what its records say, how it fits the rest, and the person's word (P §2.1). */
export function AadhaarVerify() {
  const applicantId = useApplicantId();
  const file = useCaseFile(applicantId);
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const language = pageLanguage();
  const [busy, setBusy] = useState(false);
  if (!file.data)
    return (
      <Awaited query={file}>
        <ListSkeleton />
      </Awaited>
    );

  const { docs } = file.data;
  const profile = file.data.profile.name.trim();
  const records = aadhaarRecords(docs);
  const name = strongest(records, 'name');
  async function confirm() {
    setBusy(true);
    try {
      await send(confirmAadhaar, { params: { id: applicantId } });
      await readFileAgain(queries, applicantId);
      goTo(portalAddress);
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
      setBusy(false);
    }
  }

  const back = <BackLink href={submitAddress} label={m.aadhaar_back()} />;
  if (records.length === 0)
    return (
      <div className={portal.portal}>
        {back}
        <EmptyState icon="card" title={m.aadhaar_none()} text={m.aadhaar_none_more()}>
          <Button href={submitAddress}>{m.aadhaar_submit()}</Button>
        </EmptyState>
      </div>
    );
  const lines = compareRecords(records, language);
  const documents = otherFiles(docs, records, language);
  const verdict = verdictOf({ records, lines, documents, profile });
  const photo = records.map((record) => imageAddress(record.photo)).find(Boolean);
  const wrong = verdict.tone === 'bad';
  return (
    <div className={portal.portal}>
      {back}
      <div className={portal.heading}>
        <PageHeading title={m.aadhaar_title()} lead={m.aadhaar_lead()} />
      </div>
      <div className={classes.person} data-tone={verdict.tone}>
        {photo ? <img className={classes.photo} src={photo} alt={m.aadhaar_photo()} /> : null}
        <div className={classes.who}>
          {name ? <p className={classes.name}>{name}</p> : null}
          <p className={classes.verdict} role="status">
            <Icon name={verdict.tone === 'good' ? 'check' : wrong ? 'cross' : 'warn'} size={18} />
            <span>{verdict.sentence}</span>
          </p>
        </div>
      </div>
      <FactComparison records={records} lines={lines} />
      {name ? <DocumentMatches profile={profile} aadhaar={name} documents={documents} /> : null}
      <AadhaarDocument applicantId={applicantId} />
      <div className={portal.choices}>
        <Button onClick={confirm} loading={busy} variant={wrong ? 'default' : 'filled'}>
          {m.aadhaar_yes()}
        </Button>
        <Button
          href={`${submitAddress}?method=${fittingMethod(records)}`}
          variant={wrong ? 'filled' : 'default'}
        >
          {m.aadhaar_no()}
        </Button>
      </div>
    </div>
  );
}
