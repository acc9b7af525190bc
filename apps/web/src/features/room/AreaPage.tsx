import type { Area } from '@pramaan/documents/define.ts';
import { type AreaInfo, areas } from '@pramaan/documents/menu.ts';
import { needOf } from '@pramaan/documents/needs.ts';
import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useApplicantFile } from '../../documents/applicant-file.ts';
import { useDraft } from '../../documents/use-draft.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { AreaDocument } from './AreaDocument.tsx';
import { documentAddress, documentIn, roomAddress } from './addresses.ts';
import { FileState } from './FileState.tsx';
import { ProgressBadge } from './ProgressBadge.tsx';
import classes from './Room.module.css';
import { type Paper, papersIn } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

function PaperLine({ info, paper }: { info: AreaInfo; paper: Paper }) {
  return (
    <li>
      <Link href={documentAddress(info, paper.document.id)} className={classes.line} data-long>
        <span className={classes.lineText}>
          <span className={classes.lineTitle}>{paper.document.title}</span>
          <span className={classes.note}>{paper.document.why}</span>
        </span>
        <ProgressBadge progress={paper.progress} />
        <span className={classes.arrow}>
          <Icon name="next" size={18} />
        </span>
      </Link>
    </li>
  );
}

/** What is needed of the area, in one sentence. */
function leadOf(area: Area, papers: readonly Paper[]): string {
  const { documents, more } = needOf(area);
  const names = papers
    .filter(({ document }) => documents.includes(document.id))
    .map(({ document }) => document.title)
    .join(', ');
  if (!names) return m.room_area_one();
  return more > 0 ? m.room_area_must_more({ names }) : m.room_area_must({ names });
}

/**
 * An area of the room: its documents with where each stands, or the one that the address names. `more` is what else
 * can be done there, `asks` what is asked about the record of the one.
 */
interface Props {
  area: Area;
  more?: ReactNode;
  asks?: ReactNode;
}

export function AreaPage({ area, more = null, asks = null }: Props) {
  const [path] = useLocation();
  const applicantId = useApplicantId();
  const file = useApplicantFile(applicantId);
  const { draft } = useDraft(applicantId);
  const info = areas.find((each) => each.area === area);
  if (!info) return null;
  if (!file.data) return <FileState query={file} />;

  const papers = papersIn(area, file.data.docs, draft);
  const only = papers.length === 1 ? papers[0]?.document.id : null;
  const open = documentIn(info, path) ?? only;
  if (open)
    return (
      <AreaDocument
        key={open}
        info={info}
        papers={papers}
        open={open}
        single={only !== null}
        asks={asks}
        docs={file.data.docs}
      />
    );
  return (
    <div className={classes.room}>
      <BackLink href={roomAddress} label={m.room_back()} />
      <div className={classes.heading}>
        <PageHeading title={info.title} lead={papers.length > 0 ? leadOf(area, papers) : undefined} />
      </div>
      {papers.length === 0 ? (
        <EmptyState icon="clock" title={m.room_area_later_title()} text={m.room_area_later()}>
          <Button href={roomAddress}>{m.doc_next_done()}</Button>
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {papers.map((paper) => (
            <PaperLine key={paper.document.id} info={info} paper={paper} />
          ))}
        </ul>
      )}
      {more}
    </div>
  );
}
