import { m } from '@pramaan/messages';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Esign.module.css';
import { PaperCard } from './PaperCard.tsx';
import { paperInHand } from './paper-in-hand.ts';
import { usePapers } from './queries.ts';
import { Returned } from './Returned.tsx';
import { SignDesk } from './SignDesk.tsx';
import { useKeptFile } from './use-kept-file.ts';

interface Props {
  applicantId: string;
  /** Labels the upload button and the paper (C §2: the route data's type). */
  type: string;
  from: 'room' | 'office';
}

/** The one screen of every signing: what came back, the paper in hand, and all papers there are. */
export function SignScreen({ applicantId, type, from }: Props) {
  const search = new URLSearchParams(useSearch());
  const papers = usePapers(applicantId);
  const [picked, setPicked] = useState<string | null>(null);
  const fileId = search.get('file');
  const signing = search.get('signing');
  const refused = useKeptFile({ applicantId, type, fileId, onGiven: ({ paperId }) => setPicked(paperId) });
  if (papers.isPending) return <CardSkeleton lines={4} />;
  if (!papers.data)
    return (
      <EmptyState icon="warn" title={m.esign_papers()} text={m.esign_failed()}>
        <Button onClick={() => void papers.refetch()}>{m.shell_retry()}</Button>
      </EmptyState>
    );
  const all = papers.data.papers;
  const inHand = paperInHand(all, type, picked);
  // What stands in hand is not said twice; the lender proves a signed one in the list.
  const others = all.filter(
    ({ paperId, next }) => paperId !== inHand?.paperId || (from === 'office' && next === null),
  );
  return (
    <>
      <FormNotice message={refused} />
      {signing && picked === null ? (
        <Returned key={signing} applicantId={applicantId} request={signing} />
      ) : null}
      <SignDesk
        applicantId={applicantId}
        type={type}
        from={from}
        papers={papers.data}
        paper={inHand}
        onPick={setPicked}
      />
      {from === 'office' || others.length > 0 ? (
        <section className={classes.list} aria-labelledby="esign-papers">
          <h2 id="esign-papers" className={classes.listTitle}>
            {from === 'office' ? m.esign_papers_staff() : m.esign_papers()}
          </h2>
          {others.length === 0 ? <p className={classes.quiet}>{m.esign_papers_none()}</p> : null}
          {others.map((paper) => (
            <PaperCard key={paper.paperId} applicantId={applicantId} paper={paper} />
          ))}
        </section>
      ) : null}
    </>
  );
}
