import type { DocumentDefinition } from '@pramaan/documents/define.ts';
import { givenLeaves, progressOf } from '@pramaan/documents/progress.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import { type ReactNode, useId, useState } from 'react';
import classes from './DocumentPage.module.css';
import type { DraftAccess } from './draft-store.ts';
import { SlotDesk } from './SlotDesk.tsx';
import { SlotTabs } from './SlotTabs.tsx';

interface Props {
  applicantId: string;
  document: DocumentDefinition;
  docs: Tree;
  draft?: DraftAccess;
  sandbox?: boolean;
  /** Where the document stands in its area: the second of six. */
  place?: { index: number; count: number };
  /** The way on: a link to the next document or back to the list. */
  next?: ReactNode;
  /** What is asked about the record itself, above it. */
  asks?: ReactNode;
}

/** The one page of every document: why, how to give it, how it went, and the card. */
export function DocumentPage({
  applicantId,
  document,
  docs,
  draft,
  sandbox = false,
  place,
  next,
  asks,
}: Props) {
  const panel = useId();
  const [slot, setSlot] = useState(1);
  const given = givenLeaves(document, docs);
  const inSlot = (wanted: number) => given.filter((each) => each.slot === wanted);
  const slotted = document.slots > 1;
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
      {asks}
      {slotted ? (
        <SlotTabs
          count={document.slots}
          slot={slot}
          stands={(each) => progressOf(inSlot(each), false)}
          panel={panel}
          choose={setSlot}
        />
      ) : null}
      <div
        id={panel}
        {...(slotted ? { role: 'tabpanel', 'aria-labelledby': `${panel}-tab-${slot}` } : {})}
        className={classes.panel}
      >
        <SlotDesk
          key={`${document.id}-${slot}`}
          applicantId={applicantId}
          document={document}
          slot={slot}
          given={inSlot(slot)}
          draft={draft}
          sandbox={sandbox}
          next={next}
        />
      </div>
    </div>
  );
}
