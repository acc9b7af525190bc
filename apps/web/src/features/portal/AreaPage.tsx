import type { Area } from '@pramaan/documents/define.ts';
import { type AreaInfo, areas } from '@pramaan/documents/menu.ts';
import { type Requirement, requirementOf } from '@pramaan/documents/requirements.ts';
import { askedFor } from '@pramaan/documents/situation.ts';
import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useCaseFile } from '../../documents/case-file.ts';
import { WithDefinitions } from '../../documents/definitions.tsx';
import { useDraft } from '../../documents/use-draft.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { AreaDocument } from './AreaDocument.tsx';
import { documentAddress, documentIn, portalAddress } from './addresses.ts';
import { isLed, ledTo, wayPast } from './go-on.ts';
import classes from './Portal.module.css';
import { ProgressBadge } from './ProgressBadge.tsx';
import { type TaskDocument, taskDocuments } from './task-documents.ts';
import { tasksOf } from './tasks.ts';
import { useApplicantId } from './use-applicant-id.ts';

function FileLine({ href, paper, why }: { href: string; paper: TaskDocument; why: string }) {
  return (
    <li>
      <Link href={href} className={classes.line} data-long>
        <span className={classes.lineText}>
          <span className={classes.lineTitle}>{paper.document.title}</span>
          <span className={classes.note}>{why}</span>
        </span>
        <ProgressBadge progress={paper.progress} />
        <span className={classes.arrow}>
          <Icon name="next" size={18} />
        </span>
      </Link>
    </li>
  );
}

/** Who was led to the area is led on from its document too. */
function addressOf(info: AreaInfo, paper: TaskDocument, isGuided: boolean): string {
  const address = documentAddress(info, paper.document.id);
  return isGuided ? ledTo(address) : address;
}

/** What is needed of the area, in one sentence. */
function leadOf({ documents, more }: Requirement, papers: readonly TaskDocument[]): string {
  const names = papers
    .filter(({ document }) => documents.includes(document.id))
    .map(({ document }) => document.title)
    .join(', ');
  if (!names) return m.portal_area_one();
  return more > 0 ? m.portal_area_must_more({ names }) : m.portal_area_must({ names });
}

/**
 * An area of the portal: its documents with where each stands, or the one that the address names. `more` is what else
 * can be done there, `asks` what is asked about the record of the one.
 */
interface Props {
  area: Area;
  more?: ReactNode;
  informationRequests?: ReactNode;
}

export function AreaPage({ area, more = null, informationRequests = null }: Props) {
  const [path] = useLocation();
  const applicantId = useApplicantId();
  const file = useCaseFile(applicantId);
  const { draft } = useDraft(applicantId);
  const isGuided = isLed(useSearch());
  const info = areas.find((each) => each.area === area);
  if (!info) return null;
  if (!file.data)
    return (
      <Awaited query={file}>
        <ListSkeleton />
      </Awaited>
    );

  const papers = taskDocuments(area, file.data.docs, draft);
  const need = askedFor(file.data, file.data.docs, draft).get(area) ?? requirementOf(area);
  const only = papers.length === 1 ? papers[0]?.document.id : null;
  const open = documentIn(info, path) ?? only;
  if (open)
    return (
      <AreaDocument
        key={open}
        info={info}
        documents={papers}
        open={open}
        single={only !== null}
        informationRequests={informationRequests}
        docs={file.data.docs}
        profile={file.data.profile}
        askedOf={file.data}
      />
    );
  const past = isGuided ? wayPast(tasksOf(file.data.docs, draft, file.data), area) : null;
  return (
    <div className={classes.portal}>
      <BackLink href={portalAddress} label={m.portal_back()} />
      <div className={classes.heading}>
        <PageHeading title={info.title} lead={papers.length > 0 ? leadOf(need, papers) : undefined} />
      </div>
      {papers.length === 0 ? (
        <EmptyState icon="clock" title={m.portal_area_later_title()} text={m.portal_area_later()}>
          <Button href={portalAddress}>{m.doc_next_done()}</Button>
        </EmptyState>
      ) : (
        <WithDefinitions ids={papers.map(({ document }) => document.id)}>
          {(definitions) => (
            <ul className={classes.list}>
              {papers.map((paper, at) => (
                <FileLine
                  key={paper.document.id}
                  href={addressOf(info, paper, isGuided)}
                  paper={paper}
                  why={definitions[at]?.why ?? ''}
                />
              ))}
            </ul>
          )}
        </WithDefinitions>
      )}
      {past ? (
        <Button href={past.href} variant="default" fullWidth>
          {past.words}
        </Button>
      ) : null}
      {more}
    </div>
  );
}
