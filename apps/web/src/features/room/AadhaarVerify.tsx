import { putProfile } from '@pramaan/contract/calls/applicants.ts';
import { areas } from '@pramaan/documents/menu.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { readFileAgain, useApplicantFile } from '../../documents/applicant-file.ts';
import { GivenCards } from '../../documents/GivenCards.tsx';
import { givenLeaves } from '../../documents/status.ts';
import { t } from '../../lib/catalogue.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useSite } from '../../lib/site.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { documentAddress, roomAddress } from './addresses.ts';
import { Back } from './Back.tsx';
import { FileState } from './FileState.tsx';
import { NameNotice } from './NameNotice.tsx';
import { nameInAadhaar } from './person.ts';
import classes from './Room.module.css';
import { useApplicantId } from './use-applicant-id.ts';

const identity = areas.find(({ area }) => area === 'identity');
const giveAddress = identity ? documentAddress(identity, 'aadhaar') : roomAddress;

/** The step after the Aadhaar card: what was read, and the person's word that it is them (P §2.1). */
export function AadhaarVerify() {
  const applicantId = useApplicantId();
  const file = useApplicantFile(applicantId);
  const queries = useQueryClient();
  const { sandbox } = useSite();
  const [, goTo] = useLocation();
  const [busy, setBusy] = useState(false);
  const document = findDocument('aadhaar');
  if (!document) return null;
  if (!file.data) return <FileState query={file} />;

  const { profile, docs } = file.data;
  const name = nameInAadhaar(docs);
  const given = givenLeaves(document, docs);
  async function confirm() {
    setBusy(true);
    try {
      if (!profile.name.trim() && name)
        await send(putProfile, { params: { id: applicantId }, body: { name } });
      await readFileAgain(queries, applicantId);
      goTo(roomAddress);
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
      setBusy(false);
    }
  }

  return (
    <div className={classes.room}>
      <Back href={giveAddress} label={document.title} />
      {name ? (
        <>
          <div className={classes.heading}>
            <PageHeading title={t('room.aadhaar.title')} lead={t('room.aadhaar.lead')} />
          </div>
          <NameNotice profile={profile.name} aadhaar={name} />
          <GivenCards document={document} given={given} sandbox={sandbox} />
          <div className={classes.choices}>
            <Button onClick={confirm} loading={busy}>
              {t('room.aadhaar.yes')}
            </Button>
            <Button href={giveAddress} variant="default">
              {t('room.aadhaar.no')}
            </Button>
          </div>
        </>
      ) : (
        <EmptyState icon="card" title={t('room.aadhaar.none')} text={document.why}>
          <Button href={giveAddress}>{t('room.aadhaar.give')}</Button>
        </EmptyState>
      )}
    </div>
  );
}
