import * as calls from '@pramaan/contract/calls/desk.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import { enabled, type Role, reachOf } from '@pramaan/contract/roles.ts';
import { consistencyOf } from '@pramaan/documents/consistency.ts';
import { openDossier } from '../../dossier/dossier.ts';
import { lenderName } from '../../dossier/profile.ts';
import { type Http, type Principal, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { readAsks } from './ask-rows.ts';
import { ask, withdraw } from './asks.ts';
import { assign } from './assignment.ts';
import { changeDesk } from './change-desk.ts';
import { decisionRoutes } from './decision-routes.ts';
import { readState } from './desk-state.ts';
import { noteRoutes } from './note-routes.ts';
import { moveTo } from './opened-desk.ts';
import { noteLooking, othersLooking } from './presence.ts';
import { review } from './reviews.ts';

interface Staff {
  id: string;
  name: string;
  user_name: string | null;
  role: Role;
  status: number;
}

/** The lender's desk: where an application stands, who has it, what is asked of the person, what is decided (product §4, §8). */
export function deskRoutes(http: Http, outbox: Outbox): void {
  const { db, vault: hashes, clock, config } = http;
  const deps = { db, vault: hashes, clock, outbox, publicUrl: config.publicUrl };
  const change = changeDesk(deps);
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
      trx.query<Staff>(sql`select id, name, user_name, role, status from staff order by role, name`),
    );
    return {
      result: rows
        .filter(({ role, status }) => reachOf('review', role) && (role === 1 || status === enabled))
        .map((row) => ({
          _id: row.id,
          name: row.name,
          userName: row.user_name ?? '',
          role: row.role,
          self: row.id === staff,
        })),
    };
  });

  serve(http, calls.getDesk, async ({ params }, context) => ({
    result: await inFile(who(context), (trx, vault) =>
      readState(trx, vault, who(context), params.id, clock.now()),
    ),
  }));

  serve(http, calls.sayPresent, async ({ params, body }, context) => {
    const { lender, id } = who(context);
    const now = clock.now();
    return {
      result: await inFile(who(context), async (trx) => {
        const [row] = await trx.query<{ desk_version: number }>(
          sql`select desk_version from applicant where id = ${params.id}`,
        );
        if (!row) throw new Refusal('NO_SUCH_APPLICANT');
        const looking = { lender, applicant: params.id, staff: id, leaving: body.leaving === true };
        await noteLooking(trx, looking, now);
        return { looking: await othersLooking(trx, params.id, id, now), version: row.desk_version };
      }),
    };
  });

  serve(http, calls.assignFile, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      assign(changing, who(context), body.to, context.actor),
    ),
  }));

  serve(http, calls.beginReview, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, async ({ trx, desk }) => {
      await moveTo(trx, desk, 'begin');
      await audit(trx, who(context).lender, context.actor, 'desk.begun', params.id);
    }),
  }));

  serve(http, calls.reviewDocument, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      review(changing, who(context), { ...body, place: params.place }, context.actor),
    ),
  }));

  serve(http, calls.askApplicant, async ({ params, body }, context) => ({
    result: await change(who(context), params.id, body.version, (changing) =>
      ask(changing, deps, who(context), body, context.actor),
    ),
    message: 'The applicant has been asked.',
  }));
  serve(http, calls.withdrawAsk, async ({ params }, context) => ({
    result: await change(who(context), params.id, null, (changing) =>
      withdraw(changing, who(context), params.ask, context.actor),
    ),
  }));
  serve(http, calls.listAsks, async ({ params, query }, context) => ({
    result: await inFile(who(context), async (trx, vault) => ({
      lender: await lenderName(trx, who(context).lender),
      asks: await readAsks(trx, vault, params.id, query.language ?? 'en'),
    })),
  }));

  serve(http, calls.getConsistency, async ({ params }, context) => ({
    result: await inFile(who(context), async (trx, vault) => {
      const dossier = await openDossier(trx, vault, params.id);
      if (!dossier) throw new Refusal('NO_SUCH_APPLICANT');
      await audit(trx, who(context).lender, context.actor, 'file.read', params.id);
      return consistencyOf(dossier.docs, dossier.profile);
    }),
  }));

  decisionRoutes(http, change);
  noteRoutes(http, deps);
}
