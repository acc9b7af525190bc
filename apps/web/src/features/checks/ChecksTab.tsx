import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { m } from '@pramaan/messages';
import { Link, useSearchParams } from 'wouter';
import { useCaseFile } from '../../documents/case-file.ts';
import { DocumentPage } from '../../documents/DocumentPage.tsx';
import { IssuedDocuments } from '../../documents/issued-documents.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useSession } from '../../lib/session.tsx';
import { useSite } from '../../lib/site.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import classes from './Checks.module.css';
import { casesIn } from './found-cases.ts';
import { JudgeCases } from './JudgeCases.tsx';

/** What a lender may look up by itself; the first is open at first. */
const run = ['courtCases', 'companyReport', 'ratings'] as const;

/** /admin/applicants/:id/checks: the lender runs a check itself, and decides whose a court case is. */
export function ChecksTab({ applicantId }: { applicantId: string }) {
  const [params] = useSearchParams();
  const { who } = useSession();
  const { sandbox } = useSite();
  const file = useCaseFile(applicantId);
  const wanted = run.find((id) => id === params.get('check')) ?? run[0];
  const document = findDocument(wanted);
  const cases = file.data ? casesIn(file.data.docs) : [];
  return (
    <PageColumn>
      <nav className={classes.which} aria-label={m.checks_which()}>
        {run.map((id) => (
          <Link key={id} href={`?check=${id}`} replace aria-current={id === wanted ? 'page' : undefined}>
            {findDocument(id)?.title}
          </Link>
        ))}
      </nav>
      {file.isPending ? <CardSkeleton /> : null}
      <FormNotice message={file.error && !file.data ? sentenceOf(file.error) : null} />
      {file.data && document ? (
        <IssuedDocuments value={applicantId}>
          <DocumentPage
            key={wanted}
            applicantId={applicantId}
            document={document}
            docs={file.data.docs}
            sandbox={sandbox}
            informationRequests={
              wanted === 'courtCases' && cases.length > 0 ? (
                <JudgeCases
                  applicantId={applicantId}
                  cases={cases}
                  decides={accessScopeOf('review', who.roleId as Role) !== undefined}
                />
              ) : null
            }
          />
        </IssuedDocuments>
      ) : null}
    </PageColumn>
  );
}
