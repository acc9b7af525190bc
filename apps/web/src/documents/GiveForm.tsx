import type { DocumentDefinition, Method } from '@pramaan/documents/define.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { useMemo } from 'react';
import { t } from '../lib/catalogue.ts';
import type { CallFailure } from '../lib/failure.ts';
import { CaptureForm } from './CaptureForm.tsx';
import type { Values } from './capture-state.ts';
import type { DraftAccess } from './DocumentPage.tsx';
import { captureFromDraft, draftOfCapture } from './draft-store.ts';
import { fileSender, takesPicture } from './give.ts';
import { QrPicture } from './QrPicture.tsx';

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  way: string;
  draft: DraftAccess | undefined;
  failure: CallFailure | null;
  busy: boolean;
  onGive: (what: { given: Record<string, unknown>; values: Values; image?: File }) => void;
}

/** What is typed as the record's address, where the person types it. */
function addressFieldOf({ facts, capture }: Method): string | undefined {
  const { address } = facts;
  return typeof address === 'string' && address in capture ? address : undefined;
}

/** The form of one way, filled with what the draft remembers and remembered as it is typed. */
export function GiveForm({ applicantId, document, way, draft, failure, busy, onGive }: Props) {
  const entry = findEntry(document.id, way);
  const sendFile = useMemo(() => fileSender(applicantId, document.id), [applicantId, document.id]);
  const known = useMemo(
    () => (draft ? captureFromDraft(document, way, draft.draft) : {}),
    [document, way, draft],
  );
  if (!entry) return null;
  return (
    <>
      {takesPicture(entry) ? (
        <QrPicture busy={busy} onPicture={(image) => onGive({ given: {}, values: {}, image })} />
      ) : null}
      <CaptureForm
        capture={entry.method.capture}
        known={known}
        action={t(entry.method.endpoint === null ? 'doc.form.save' : 'doc.form.verify')}
        busy={busy}
        refused={failure?.fields ?? undefined}
        sendFile={sendFile}
        addressField={addressFieldOf(entry.method)}
        onGive={(given, values) => onGive({ given, values })}
        onChange={(values) => draft?.change(draftOfCapture(document, way, values))}
      />
    </>
  );
}
