import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeOrder } from './ChangeOrder.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './Esign.module.css';
import { typeName } from './paper-in-hand.ts';
import { type Paper, type Papers, papersChanged } from './queries.ts';
import { RemovePaper } from './RemovePaper.tsx';
import { SignedNotice } from './SignedNotice.tsx';
import { SignerList } from './SignerList.tsx';
import { SignHere } from './SignHere.tsx';
import { SignOnPage } from './SignOnPage.tsx';
import { UploadPaper } from './UploadPaper.tsx';

interface Props {
  applicantId: string;
  type: string;
  /** Where the signing happens: the person's own room, or the lender's office. */
  from: 'room' | 'office';
  papers: Papers;
  paper: Paper | null;
  onPick: (paperId: string) => void;
}

function Ways({
  applicantId,
  from,
  papers,
  paper,
  onSigned,
}: Omit<Props, 'paper' | 'onPick' | 'type'> & { paper: Paper; onSigned: () => Promise<unknown> }) {
  const next = paper.next === null ? undefined : paper.signers[paper.next];
  const { here, page } = papers.ways;
  if (!next) return null;
  if (next.kind === 'lender' && from === 'room')
    return <p className={classes.quiet}>{m.esign_lenders_turn()}</p>;
  if (!here && !page) return <p className={classes.quiet}>{m.esign_way_none()}</p>;
  return (
    <section className={classes.ways} aria-label={m.esign_ways()}>
      {here ? (
        <div className={classes.way}>
          <h3 className={classes.wayTitle}>{m.esign_way_here()}</h3>
          <SignHere
            key={paper.currentUrl}
            url={paper.currentUrl}
            signer={next.kind === 'lender' ? '' : next.name}
            onSigned={onSigned}
          />
        </div>
      ) : null}
      {page ? (
        <div className={classes.way}>
          <h3 className={classes.wayTitle}>{m.esign_way_page_title()}</h3>
          <SignOnPage
            applicantId={applicantId}
            paperId={paper.paperId}
            from={from}
            variant={here ? 'default' : 'filled'}
          />
        </div>
      ) : null}
    </section>
  );
}

/** One paper: upload it, read it, see who signs, sign it, take the signed document (C §2, §4). */
export function SignDesk({ applicantId, type, from, papers, paper, onPick }: Props) {
  const queries = useQueryClient();
  const [justSigned, setJustSigned] = useState<string | null>(null);
  const readAgain = () => papersChanged(queries, applicantId);
  const given = (added: Paper) => {
    setJustSigned(null);
    onPick(added.paperId);
    void readAgain();
  };
  const fresh = paper?.signers.every(({ signed }) => signed === null);
  const canChange = fresh === true && (from === 'office' || papers.people.length > 1);
  return (
    <div className={classes.desk}>
      <UploadPaper applicantId={applicantId} type={type} first={paper === null} onGiven={given} />
      {paper ? (
        <article className={classes.paper} aria-labelledby="esign-paper">
          <header className={classes.paperHead}>
            <h2 id="esign-paper" className={classes.paperTitle}>
              {(paper.next === null ? m.esign_paper_done : m.esign_paper)({ type: typeName(paper.type) })}
            </h2>
            <div className={classes.file}>
              <DownloadLink address={paper.currentUrl} label={m.esign_file()} variant="subtle" />
              <span className={classes.quiet}>{paper.next === null ? '' : m.esign_file_more()}</span>
            </div>
          </header>
          {justSigned === paper.paperId ? <SignedNotice key={paper.signedUrl} paper={paper} /> : null}
          <SignerList paper={paper} />
          {canChange ? (
            <ChangeOrder
              key={paper.signers.map(({ personId }) => personId).join()}
              applicantId={applicantId}
              paper={paper}
              people={papers.people}
              onChanged={readAgain}
            />
          ) : null}
          {paper.signedUrl && justSigned !== paper.paperId ? (
            <div>
              <DownloadLink
                address={paper.signedUrl}
                label={m.esign_download()}
                variant={paper.next === null ? 'filled' : 'default'}
              />
            </div>
          ) : null}
          <Ways
            applicantId={applicantId}
            from={from}
            papers={papers}
            paper={paper}
            onSigned={async () => {
              setJustSigned(paper.paperId);
              await readAgain();
            }}
          />
          {fresh === true ? (
            <div>
              <RemovePaper applicantId={applicantId} paper={paper} />
            </div>
          ) : null}
        </article>
      ) : null}
    </div>
  );
}
