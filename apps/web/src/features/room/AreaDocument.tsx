import type { AreaInfo } from '@pramaan/documents/menu.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { DocumentPage } from '../../documents/DocumentPage.tsx';
import { DraftSaved } from '../../documents/DraftSaved.tsx';
import { useDraft } from '../../documents/use-draft.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSite } from '../../lib/site.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { areaAddress, documentAddress, roomAddress, stepAfter } from './addresses.ts';
import classes from './Room.module.css';
import type { Paper } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

interface Props {
  info: AreaInfo;
  papers: readonly Paper[];
  /** The id of the document that the address names. */
  open: string;
  /** The area's only document: one goes back to the list of areas. */
  single: boolean;
  /** What is asked about the record itself. */
  asks: ReactNode;
  docs: Tree;
}

/** The step that follows a finished document, else the next one to be given, else the list. */
function wayOn(info: AreaInfo, paper: Paper, rest: readonly Paper[]): { href: string; words: string } {
  const step = paper.progress === 'done' ? stepAfter[paper.document.id] : undefined;
  if (step) return { href: step.href, words: step.words() };
  const following = rest.find(({ progress }) => progress !== 'done');
  if (!following) return { href: roomAddress, words: m.doc_next_done() };
  const { id, title } = following.document;
  return { href: documentAddress(info, id), words: m.doc_next({ title }) };
}

/** One document of an area, with the way back and the way on. */
export function AreaDocument({ info, papers, open, single, asks, docs }: Props) {
  const applicantId = useApplicantId();
  const { draft, state, change } = useDraft(applicantId);
  const { sandbox } = useSite();
  const index = papers.findIndex(({ document }) => document.id === open);
  const paper = papers[index];
  usePageTitle(paper?.document.title ?? info.title);
  const back = single ? (
    <BackLink href={roomAddress} label={m.room_back()} />
  ) : (
    <BackLink href={areaAddress(info)} label={info.title} />
  );
  if (!paper)
    return (
      <>
        {back}
        <EmptyState title={m.room_nopaper()} text={m.room_nopaper_more()} />
      </>
    );

  const settled = paper.progress === 'done' || paper.progress === 'checking';
  const onward = wayOn(info, paper, papers.slice(index + 1));
  return (
    <div className={classes.room}>
      <div className={classes.top}>
        {back}
        <DraftSaved state={state} />
      </div>
      <DocumentPage
        applicantId={applicantId}
        document={paper.document}
        docs={docs}
        draft={{ draft, change }}
        sandbox={sandbox}
        asks={asks}
        {...(papers.length > 1 ? { place: { index: index + 1, count: papers.length } } : {})}
        next={
          <Button href={onward.href} variant={settled ? 'filled' : 'subtle'}>
            {onward.words}
          </Button>
        }
      />
    </div>
  );
}
