import { confirmAadhaar } from '@pramaan/contract/calls/applicants.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { readFileAgain, useApplicantFile } from '../../../documents/applicant-file.ts';
import { imageAddress } from '../../../documents/safe-image.ts';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import '../../../documents/tones.css';
import { BackLink } from '../../../ui/BackLink.tsx';
import { documentAddress, roomAddress } from '../addresses.ts';
import { FileState } from '../FileState.tsx';
import room from '../Room.module.css';
import { useApplicantId } from '../use-applicant-id.ts';
import { AadhaarPaper } from './AadhaarPaper.tsx';
import classes from './AadhaarVerify.module.css';
import { aadhaarRecords } from './aadhaar-records.ts';
import { compareRecords } from './compare-facts.ts';
import { FactComparison } from './FactComparison.tsx';
import { otherPapers, strongest } from './other-papers.ts';
import { PaperMatches } from './PaperMatches.tsx';
import { fittingWay, verdictOf } from './verdict.ts';

const identity = areas.find(({ area }) => area === 'identity');
const giveAddress = identity ? documentAddress(identity, 'aadhaar') : roomAddress;

/** The step after the Aadhaar card: what its records say, how it fits the rest, and the person's word (P §2.1). */
export function AadhaarVerify() {
  const applicantId = useApplicantId();
  const file = useApplicantFile(applicantId);
  const queries = useQueryClient();
  const [, goTo] = useLocation();
  const language = pageLanguage();
  const [busy, setBusy] = useState(false);
  if (!file.data) return <FileState query={file} />;

  const { docs } = file.data;
  const profile = file.data.profile.name.trim();
  const records = aadhaarRecords(docs);
  const name = strongest(records, 'name');
  async function confirm() {
    setBusy(true);
    try {
      await send(confirmAadhaar, { params: { id: applicantId } });
      await readFileAgain(queries, applicantId);
      goTo(roomAddress);
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
      setBusy(false);
    }
  }

  const back = <BackLink href={giveAddress} label={m.room_aadhaar_back()} />;
  if (records.length === 0)
    return (
      <div className={room.room}>
        {back}
        <EmptyState icon="card" title={m.room_aadhaar_none()} text={m.room_aadhaar_none_more()}>
          <Button href={giveAddress}>{m.room_aadhaar_give()}</Button>
        </EmptyState>
      </div>
    );
  const lines = compareRecords(records, language);
  const papers = otherPapers(docs, records, language);
  const verdict = verdictOf({ records, lines, papers, profile });
  const photo = records.map((record) => imageAddress(record.photo)).find(Boolean);
  const wrong = verdict.tone === 'bad';
  return (
    <div className={room.room}>
      {back}
      <div className={room.heading}>
        <PageHeading title={m.room_aadhaar_title()} lead={m.room_aadhaar_lead()} />
      </div>
      <div className={classes.person} data-tone={verdict.tone}>
        {photo ? <img className={classes.photo} src={photo} alt={m.room_aadhaar_photo()} /> : null}
        <div className={classes.who}>
          {name ? <p className={classes.name}>{name}</p> : null}
          <p className={classes.verdict} role="status">
            <Icon name={verdict.tone === 'good' ? 'check' : wrong ? 'cross' : 'warn'} size={18} />
            <span>{verdict.sentence}</span>
          </p>
        </div>
      </div>
      <FactComparison records={records} lines={lines} />
      {name ? <PaperMatches profile={profile} aadhaar={name} papers={papers} /> : null}
      <AadhaarPaper applicantId={applicantId} />
      <div className={room.choices}>
        <Button onClick={confirm} loading={busy} variant={wrong ? 'default' : 'filled'}>
          {m.room_aadhaar_yes()}
        </Button>
        <Button href={`${giveAddress}?way=${fittingWay(records)}`} variant={wrong ? 'filled' : 'default'}>
          {m.room_aadhaar_no()}
        </Button>
      </div>
    </div>
  );
}
