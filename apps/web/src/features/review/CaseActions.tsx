import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/Button.tsx';
import classes from './CaseHead.module.css';
import { reviewClient } from './review-client.ts';
import { useReviewKeys } from './review-keys.ts';
import { type Review, useReviewChange } from './use-review.ts';

const DecideDialog = onDemand(() => import('./DecideDialog.tsx'), 'DecideDialog');
const AssignDialog = onDemand(() => import('./AssignDialog.tsx'), 'AssignDialog');
const RequestDialog = onDemand(() => import('./RequestDialog.tsx'), 'RequestDialog');

/** What can be done with the case, on each of its tabs. */
export function CaseActions({ id, review }: { id: string; review: Review }) {
  const [open, setOpen] = useState<'request' | 'assign' | 'decide' | null>(null);
  const { _id: self } = useSession().who;
  const { change, busy } = useReviewChange(id);
  useReviewKeys();
  const { version, may, stage } = review;
  const close = () => setOpen(null);
  const assignToSelf = () =>
    change(() => send(reviewClient.assignCase, { params: { id }, body: { version, to: self } }));
  const begin = () => change(() => send(reviewClient.beginReview, { params: { id }, body: { version } }));
  return (
    <div className={classes.actions}>
      <Button variant="default" data-review="ask" onClick={() => setOpen('request')}>
        {m.review_request()}
      </Button>
      {may.take ? (
        <Button variant="default" data-review="take" loading={busy} onClick={assignToSelf}>
          {m.review_assign_self()}
        </Button>
      ) : null}
      {may.assign ? (
        <Button variant="default" onClick={() => setOpen('assign')}>
          {m.case_assign()}
        </Button>
      ) : null}
      {['in-progress', 'ready', 'referred'].includes(stage) ? (
        <Button variant="default" loading={busy} onClick={begin}>
          {m.review_begin()}
        </Button>
      ) : null}
      {may.decide ? (
        <Button data-review="decide" onClick={() => setOpen('decide')}>
          {m.review_decide()}
        </Button>
      ) : null}
      <WhileLoading fallback={null}>
        {open === 'request' ? <RequestDialog id={id} review={review} onClose={close} /> : null}
        {open === 'assign' ? <AssignDialog id={id} review={review} onClose={close} /> : null}
        {open === 'decide' ? <DecideDialog id={id} review={review} onClose={close} /> : null}
      </WhileLoading>
    </div>
  );
}
