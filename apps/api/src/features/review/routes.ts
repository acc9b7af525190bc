import * as calls from '@pramaan/contract/calls/review.ts';
import * as several from '@pramaan/contract/calls/several-cases.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { accessScopeOf, enabled, type Role } from '@pramaan/contract/roles.ts';
import { consistencyOf } from '@pramaan/documents/consistency.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { lenderName } from '../../case-file/profile.ts';
import { type Http, type Principal, who } from '../../http/context.ts';
import type { Reauthenticate } from '../../http/reauthenticate.ts';
import { serve } from '../../http/serve.ts';
import type { IssueIssuedDocument } from '../../pdf/issue-issued-document.ts';
import { audit } from '../../platform/audit.ts';
import { indianDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { acceptFinding } from './accept-finding.ts';
import { assign, assignAgent } from './assignment.ts';
import { changeReview } from './change-review.ts';
import { decisionRoutes } from './decision-routes.ts';
import { eachCase } from './each-case.ts';
import { findingLine } from './findings.ts';
import { readInformationRequests } from './information-request-rows.ts';
import { ask, withdraw } from './information-requests.ts';
import { noteRoutes } from './note-routes.ts';
import { moveTo, openReview } from './opened-review.ts';
import { noteLooking, othersLooking } from './presence.ts';
import { rejectionRoutes } from './rejection-routes.ts';
import { readState } from './review-state.ts';
import { review } from './reviews.ts';

interface Staff {
  id: string;
  name: string;
  user_name: string | null;
  role: Role;
  status: number;
  away_until: string | null;
}

/** The review of a case: where an application stands, who has it, what is asked of the person, what is decided (product §4, §8). */
export function reviewRoutes(
  http: Http,
  { outbox, jobs, issue }: { outbox: Outbox; jobs: Jobs; issue: IssueIssuedDocument },
  reauthenticate: Reauthenticate,
): void {
  const { db, vault: hashes, clock, config } = http;
  const deps = { db, vault: hashes, clock, outbox, jobs, publicUrl: config.publicUrl };
  const change = changeReview(deps);
  const contextOf = ({ lender }: Principal, vault: LenderVault) => ({ vault, hashes, lender });
  const inFile = async <R>(
    principal: Principal,
    work: (trx: Queryable, vault: LenderVault) => Promise<R>,
  ): Promise<R> => {
    const vault = await hashes.of(principal.lender, db);
    return db.tenant(principal.lender, (trx) => work(trx, vault));
  };

  serve(http, calls.listAssignees, async (_, context) => {
    const { lender, staff } = who(context);
    const rows = await db.tenant(lender, (trx) =>
      trx.query<Staff>(sql`
        select id, name, user_name, role, status,
          case when ${indianDay(clock.now())}::date between away_from and away_until then away_until::text end as away_until
        from staff order by role, name`),
    );
    return {
      result: rows
        .filter(({ role, status }) => accessScopeOf('review', role) && (role === 1 || status === enabled))
        .map((row) => ({
          _id: row.id,
          name: row.name,
          userName: row.user_name ?? '',
          role: row.role,
          self: row.id === staff,
          awayUntil: row.away_until,
        })),
    };
  });

  serve(http, calls.getReview, async ({ params }, context) => ({
    result: await inFile(who(context), (trx, vault) =>
      readState(trx, contextOf(who(context), vault), who(context), params.id, clock.now()),
    ),
  }));

  serve(http, calls.reportPresence, async ({ params, body }, context) => {
    const { lender, id } = who(context);
    const now = clock.now();
    return {
      result: await inFile(who(context), async (trx) => {
        const [row] = await trx.query<{ review_version: number }>(
          sql`select review_version from applicant where id = ${params.id}`,
        );
        if (!row) throw new ApiError('NO_SUCH_APPLICANT');
        const looking = { lender, applicant: params.id, staff: id, leaving: body.leaving === true };
        await noteLooking(trx, looking, now);
        return { looking: await othersLooking(trx, params.id, id, now), version: row.review_version };
      }),
    };
  });

  serve(http, calls.assignCase, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      assign(changing, who(context), body.to, context.actor),
    ),
  }));

  serve(http, calls.assignAgent, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      assignAgent(changing, who(context), body.to, context.actor),
    ),
  }));

  serve(http, several.assignCases, async ({ body }, context) => {
    const principal = who(context);
    const { done: assigned, refused } = await eachCase(change, principal, body.cases, (changing) =>
      assign(changing, principal, body.to, context.actor),
    );
    return { result: { assigned, refused } };
  });

  serve(http, calls.beginReview, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, async ({ trx, review }) => {
      await moveTo(trx, review, 'begin');
      await audit(trx, who(context).lender, context.actor, 'review.started', params.id);
    }),
  }));

  serve(http, calls.reviewDocument, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      review(changing, who(context), { ...body, place: params.place }, context.actor),
    ),
  }));

  serve(http, calls.requestInformation, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      ask(changing, deps, who(context), body, context.actor),
    ),
    message: 'The applicant has been asked.',
  }));
  serve(http, calls.cancelInformationRequest, async ({ params }, context) => ({
    result: await change(who(context), params.id, null, (changing) =>
      withdraw(changing, who(context), params.request, context.actor),
    ),
  }));
  serve(http, calls.listInformationRequests, async ({ params, query }, context) => ({
    result: await inFile(who(context), async (trx, vault) => ({
      lender: await lenderName(trx, who(context).lender),
      informationRequests: await readInformationRequests(trx, vault, params.id, query.language ?? 'en'),
    })),
  }));

  serve(http, calls.getConsistency, async ({ params }, context) => ({
    result: await inFile(who(context), async (trx, vault) => {
      const caseFile = await openCaseFile(trx, vault, params.id);
      if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
      await audit(trx, who(context).lender, context.actor, 'case.viewed', params.id);
      return consistencyOf(caseFile.docs, caseFile.profile);
    }),
  }));

  serve(http, calls.listFindings, async ({ params }, context) => ({
    result: await inFile(who(context), async (trx, vault) =>
      (await openReview(trx, contextOf(who(context), vault), params.id)).findings.map(findingLine),
    ),
  }));
  serve(http, calls.acceptFinding, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      acceptFinding(changing, who(context), params.finding, body.reason, context.actor),
    ),
  }));

  decisionRoutes(http, change, reauthenticate);
  rejectionRoutes(http, deps, change, issue);
  noteRoutes(http, deps);
}
