import { createApplyLink } from '@pramaan/contract/calls/start-application.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { useSite } from '../../../lib/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyField } from '../../../ui/CopyField.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { BranchField } from './BranchField.tsx';
import classes from './Invite.module.css';
import { InviteForm } from './InviteForm.tsx';
import { ProductField } from './ProductField.tsx';

/** Two ways to invite: a link by SMS to one number, and one's own link to show or send. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { dsaEkyc } = useSite();
  const [product, setProduct] = useState('');
  const [branch, setBranch] = useState('');
  const own = useQuery({
    queryKey: ['apply-link', product, branch],
    queryFn: async ({ signal }) =>
      (
        await send(createApplyLink, {
          body: { ...(product ? { product } : {}), ...(branch ? { branch } : {}) },
          signal,
        })
      ).result,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="stack">
      <InviteForm />
      <section className={classes.link} aria-label={m.invite_link_title()}>
        <h3>{m.invite_link_title()}</h3>
        <p className={classes.quiet}>{m.invite_link_text()}</p>
        <ProductField value={product} onChange={setProduct} />
        <BranchField value={branch} onChange={setBranch} />
        <FormNotice message={own.error ? sentenceOf(own.error) : null} />
        {own.data ? (
          <>
            <img
              className={classes.qr}
              src={`data:image/svg+xml,${encodeURIComponent(own.data.qr)}`}
              alt={m.invite_qr()}
            />
            <CopyField label={m.invite_link()} value={own.data.link} />
          </>
        ) : null}
      </section>
      {dsaEkyc ? (
        <a href={dsaEkyc} target="_blank" rel="noreferrer">
          {m.invite_ekyc()}
        </a>
      ) : null}
      <div>
        <Button variant="default" onClick={onClose}>
          {m.invite_close()}
        </Button>
      </div>
    </div>
  );
}
