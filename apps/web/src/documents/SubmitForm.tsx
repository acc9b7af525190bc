import type { DocumentDefinition, Method } from '@pramaan/documents/define.ts';
import { type Entry, entryIn } from '@pramaan/documents/entry.ts';
import { knownAnswers } from '@pramaan/documents/known-answers.ts';
import { findOutline } from '@pramaan/documents/outlines.ts';
import type { KnownProfile } from '@pramaan/documents/stated.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { documentForm, typedAnswers } from '@pramaan/documents/typed-answers.ts';
import { m } from '@pramaan/messages';
import { useMemo, useState } from 'react';
import type { CallFailure } from '../lib/failure.ts';
import { onDemand, WhileLoading } from '../lib/on-demand.tsx';
import { CaptureForm } from './CaptureForm.tsx';
import type { Capture, Values } from './capture-state.ts';
import { captureFromDraft, draftOfCapture } from './draft-of-document.ts';
import type { DraftAccess } from './draft-store.ts';
import { draftOfAnswers } from './draft-store.ts';
import { FormSaved } from './FormSaved.tsx';
import { fileSender } from './file-sender.ts';
import { NeedsConnection } from './NeedsConnection.tsx';
import type { Submission } from './submission.ts';
import { takesPicture } from './submit-document.ts';
import { mayWait } from './use-submit-document.ts';

/** Few people have the signed file: its form is loaded when it is chosen. */
const SignedFileForm = onDemand(() => import('./reading/SignedFileForm.tsx'), 'SignedFileForm');

const QrPicture = onDemand(() => import('./QrPicture.tsx'), 'QrPicture');

const FillKnown = onDemand(() => import('./FillKnown.tsx'), 'FillKnown');

/** What is known of the person already: what they submitted, and their profile. */
export interface Known {
  docs: Tree;
  profile: KnownProfile;
}

const own = { profile: m.known_from_profile, start: m.known_from_start } as const;

/** Every answer that stands elsewhere already, with where. */
const sourcedAnswers = (
  form: Entry,
  { docs, profile }: Known,
  draft: Readonly<Record<string, unknown>> = {},
) =>
  Object.fromEntries(
    Object.entries(knownAnswers(form, docs, profile, draft)).map(([name, { value, from }]) => {
      const words =
        typeof from === 'string'
          ? own[from]()
          : m.known_from({ title: findOutline(from.document)?.title ?? '' });
      return [name, { value, from: words }];
    }),
  );

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  method: string;
  instance: number;
  /** The record given in this way before: the form opens with it. */
  before: Record<string, unknown> | undefined;
  draft: DraftAccess | undefined;
  /** Fills what need not be asked again; nothing for staff, who see both sides. */
  known?: Known | undefined;
  /** On the button, in place of what it does. */
  action?: string;
  failure: CallFailure | null;
  busy: boolean;
  onSubmitDocument: (what: Omit<Submission, 'entry'>) => void;
}

/** The field in which the record's address is typed; its last part where it has several. */
function addressFieldOf({ facts, capture }: Method): string | undefined {
  const paths = facts.address ?? [];
  const last = typeof paths === 'string' ? paths : paths.at(-1);
  return last !== undefined && last in capture ? last : undefined;
}

/** What a record says in answer to the form's own questions; a secret is asked again. */
function answersIn(capture: Capture, record: Record<string, unknown> = {}): Values {
  return Object.fromEntries(
    Object.entries(capture).flatMap(([name, field]) => {
      const answer = record[name];
      return typeof answer === 'string' && !field.secret ? [[name, answer]] : [];
    }),
  );
}

/** Nothing but a file is asked, and it is read here: it can be read as soon as it is sent. */
const isReadAtOnce = ({ reader, capture }: Method) =>
  reader !== null && Object.keys(capture).join() === 'file';

/** The form of one way, filled with what the draft remembers and remembered as it is typed. */
export function SubmitForm({
  applicantId,
  document,
  method: key,
  instance,
  before,
  draft,
  known: person,
  action,
  failure,
  busy,
  onSubmitDocument,
}: Props) {
  const entry = useMemo(() => entryIn(document, key), [document, key]);
  const sendFile = useMemo(() => fileSender(applicantId, document.id), [applicantId, document.id]);
  const [facts, setFacts] = useState<Values>({});
  const form = documentForm(document.id, key, instance);
  const stored = draft?.draft;
  const sourced = useMemo(
    () => (person && entry ? sourcedAnswers(entry, person, stored) : {}),
    [entry, person, stored],
  );
  const known = useMemo(() => {
    const answers: Record<string, string> = {
      ...answersIn(entry?.method.capture ?? {}, before),
      ...(stored
        ? {
            ...captureFromDraft(document, key, stored),
            ...typedAnswers(stored, form),
          }
        : {}),
    };
    // What was cleared stays cleared.
    for (const [name, fact] of Object.entries(facts)) answers[name] ??= fact;
    for (const [name, { value }] of Object.entries(sourced)) answers[name] ??= value;
    return answers;
  }, [entry, facts, sourced, before, document, key, stored, form]);
  const [opened] = useState(known);
  if (!entry) return null;
  const { method } = entry;
  const keep = (values: Values) =>
    draft?.change({
      ...draftOfCapture(document, key, values),
      ...draftOfAnswers(form, method.capture, values),
    });
  const named = action ?? (method.endpoint === null ? m.doc_form_save() : m.doc_form_verify());
  // A file of an earlier visit waits for its button: it does not go by itself again.
  const atOnce = isReadAtOnce(method) && !opened.file;
  if (method.proof?.file === 'file')
    return (
      <WhileLoading>
        <NeedsConnection />
        <SignedFileForm method={method} failure={failure} busy={busy} onSubmitDocument={onSubmitDocument} />
      </WhileLoading>
    );
  return (
    <>
      {mayWait({ entry }) ? null : <NeedsConnection />}
      {takesPicture(entry) ? (
        <WhileLoading>
          <QrPicture
            busy={busy}
            onPicture={(image) => onSubmitDocument({ given: {}, values: {}, image })}
            onText={(text) => {
              const scanned = { [Object.keys(method.capture)[0] ?? '']: text };
              onSubmitDocument({ given: scanned, values: scanned });
            }}
          />
        </WhileLoading>
      ) : null}
      {method.about !== null ? (
        <WhileLoading>
          <FillKnown
            applicantId={applicantId}
            method={method}
            onKnown={(said) => {
              setFacts(said);
              keep(Object.fromEntries(Object.entries(said).filter(([name]) => known[name] === undefined)));
            }}
          />
        </WhileLoading>
      ) : null}
      {method.asksPlace ? <p>{m.doc_form_place()}</p> : null}
      <CaptureForm
        capture={method.capture}
        rule={method.rule}
        known={known}
        sourced={sourced}
        inParts={draft !== undefined}
        action={atOnce && !failure ? null : named}
        busy={busy}
        refused={failure?.fields ?? undefined}
        sendFile={sendFile}
        addressField={addressFieldOf(method)}
        onSubmitDocument={(given, values) => onSubmitDocument({ given, values })}
        onChange={(values, changed) => {
          keep(changed);
          if (atOnce && values.file) onSubmitDocument({ given: { file: values.file }, values });
        }}
      />
      {draft ? <FormSaved state={draft.formState(form)} /> : null}
    </>
  );
}
