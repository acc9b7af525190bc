import * as calls from '@pramaan/contract/calls/retention.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { type CallContext, type Http, who, whose } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import type { FileStore } from '../../platform/files.ts';
import { sql } from '../../platform/sql.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { carryOut, mayErase } from './carry-out.ts';
import type { Erasing } from './erase.ts';
import { liftHold, noteLoanEnd, setHold } from './holds.ts';
import { removeFiles } from './remove-files.ts';
import { ask, propose, refuse, takeBack } from './requests.ts';
import { shownRetention } from './retention.ts';
import { type RetentionStatus, readRetentionStatuses } from './retention-status.ts';

interface Deps {
  outbox: Outbox;
  files: FileStore;
  report: (error: unknown) => void;
}

/** One application: what is kept of it, holds, and erasure from the asking to the second person's word. */
export function applicantRetentionRoutes(http: Http, { outbox, files, report }: Deps): void {
  const { db, vault: hashes, clock, config } = http;

  /** Runs in the application's transaction, locked: what two people do at once is done in turn. */
  const inApplication = async <R>(
    context: CallContext,
    work: (erasing: Erasing, status: RetentionStatus) => Promise<R>,
  ): Promise<R> => {
    const { lender, applicant } = whose(context);
    const vault = await hashes.of(lender, db);
    const now = clock.now();
    return db.tenant(lender, async (trx) => {
      const [status] = await readRetentionStatuses(trx, { now, applicant });
      if (!status) throw new ApiError('NO_SUCH_APPLICANT');
      await trx.query(sql`select id from applicant where id = ${status.id} for update`);
      return work({ trx, vault, hashes, lender, now, actor: context.actor }, status);
    });
  };

  serve(http, calls.getApplicantRetention, async (_, context) => ({
    result: await inApplication(context, ({ trx, vault, now }, status) =>
      shownRetention(trx, vault, who(context), status, now),
    ),
  }));

  serve(http, calls.requestErasure, async (_, context) => {
    await inApplication(context, ({ trx, actor }, { id }) => ask(trx, who(context), id, true, actor));
    return { result: {}, message: 'The lender has your request and will answer it.' };
  });
  serve(http, calls.withdrawErasure, async (_, context) => {
    await inApplication(context, ({ trx, actor }, { id }) => takeBack(trx, who(context), id, actor));
    return { result: {}, message: 'Your request is cancelled. Nothing was erased.' };
  });

  serve(http, calls.proposeErasure, async (_, context) => {
    await inApplication(context, async (erasing, status) => {
      await mayErase(erasing, status);
      await propose(erasing.trx, who(context), status.id, erasing.actor);
    });
    return { result: {}, message: 'Proposed. A second person has to confirm it.' };
  });
  serve(http, calls.confirmErasure, async (_, context) => {
    const { lender } = who(context);
    const { id, ...done } = await inApplication(context, (erasing, status) =>
      carryOut(erasing, { outbox, publicUrl: config.publicUrl }, who(context), status),
    );
    // Their rows are gone, so nobody reads them; bytes that stay behind are tried again by the clock.
    await removeFiles(db, files, lender).catch(report);
    const erasedAt = clock.now().toISOString();
    return { result: { ...done, _id: id, cause: 'request' as const, erasedAt }, message: 'Erased.' };
  });
  serve(http, calls.refuseErasure, async ({ body }, context) => {
    await inApplication(context, ({ trx, vault, actor }, { id }) =>
      refuse(trx, vault, who(context), id, body.reason, actor),
    );
    return { result: {}, message: 'Refused. The applicant reads your reason.' };
  });

  serve(http, calls.setLegalHold, async ({ body }, context) => {
    await inApplication(context, ({ trx, vault, actor }, { id }) =>
      setHold(trx, vault, who(context), id, body.reason, actor),
    );
    return { result: {}, message: 'The legal hold is set.' };
  });
  serve(http, calls.liftLegalHold, async (_, context) => {
    await inApplication(context, ({ trx, actor }, { id }) => liftHold(trx, who(context), id, actor));
    return { result: {}, message: 'The legal hold is lifted.' };
  });
  serve(http, calls.setLoanEnd, async ({ body }, context) => {
    await inApplication(context, ({ trx, now, actor, lender }, { id }) =>
      noteLoanEnd(trx, lender, id, { on: body.on ?? '', today: now.toISOString().slice(0, 10) }, actor),
    );
    return { result: {}, message: 'Saved.' };
  });
}
