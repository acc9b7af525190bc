import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { progressOf, submittedRecords } from '@pramaan/documents/progress.ts';
import type { KnownProfile } from '@pramaan/documents/stated.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { type ReactNode, useId, useMemo, useState } from 'react';
import classes from './DocumentPage.module.css';
import type { DraftAccess } from './draft-store.ts';
import { InstancePanel } from './InstancePanel.tsx';
import { InstanceTabs } from './InstanceTabs.tsx';

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  docs: Tree;
  /** Given on the person's own page: what is known is not asked again. */
  profile?: KnownProfile | undefined;
  draft?: DraftAccess;
  sandbox?: boolean;
  /** Where the document stands in its area: the second of six. */
  place?: { index: number; count: number };
  /** The way on: a link to the next document or back to the list. */
  next?: ReactNode;
  /** What the person says themselves is saved: goes on by itself. Without it the page stays. */
  onSaved?: (() => void) | undefined;
  /** What is asked about the record itself, above it. */
  informationRequests?: ReactNode;
}

/** The one page of every document: why, how to give it, how it went, and the card. */
export function DocumentPage({
  applicantId,
  document,
  docs,
  profile,
  draft,
  sandbox = false,
  place,
  next,
  onSaved,
  informationRequests,
}: Props) {
  const panel = useId();
  const known = useMemo(() => profile && { docs, profile }, [docs, profile]);
  const [instance, setInstance] = useState(1);
  const given = submittedRecords(document, docs);
  const inInstance = (wanted: number) => given.filter((each) => each.instance === wanted);
  const slotted = document.instances > 1;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>{document.title}</h1>
          {place ? (
            <p className={classes.quiet}>{m.doc_place({ place: place.index, count: place.count })}</p>
          ) : null}
        </div>
        <p className={classes.why}>
          <strong>{m.doc_why()}:</strong> {document.why}
        </p>
      </header>
      {informationRequests}
      {slotted ? (
        <InstanceTabs
          count={document.instances}
          instance={instance}
          stands={(each) => progressOf(inInstance(each), false)}
          panel={panel}
          choose={setInstance}
        />
      ) : null}
      <div
        id={panel}
        {...(slotted ? { role: 'tabpanel', 'aria-labelledby': `${panel}-tab-${instance}` } : {})}
        className={classes.panel}
      >
        <InstancePanel
          key={`${document.id}-${instance}`}
          applicantId={applicantId}
          document={document}
          instance={instance}
          given={inInstance(instance)}
          draft={draft}
          known={known}
          sandbox={sandbox}
          next={next}
          onSaved={onSaved}
          onInstance={setInstance}
        />
      </div>
    </div>
  );
}
