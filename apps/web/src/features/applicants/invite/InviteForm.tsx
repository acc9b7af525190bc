import { startApplication } from '@pramaan/contract/calls/start-application.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { send } from '../../../lib/client.ts';
import { CallFailure } from '../../../lib/failure.ts';
import { showSnack } from '../../../lib/snackbar.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../../ui/MobileField.tsx';
import { type Segment, SegmentField } from '../../../ui/SegmentField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { BranchField } from './BranchField.tsx';
import { ProductField } from './ProductField.tsx';

/** A number, and a name if it is known: starts the application and sends the link by SMS. */
export function InviteForm() {
  const cache = useQueryClient();
  const [mobile, setMobile] = useState('');
  const [name, setName] = useState('');
  const [segment, setSegment] = useState<Segment>('retail');
  const [product, setProduct] = useState('');
  const [branch, setBranch] = useState('');
  const [fault, setFault] = useState('');
  // Of this form's contents: sent twice, they start one application and send one SMS.
  const key = useRef(crypto.randomUUID());
  const edited = () => {
    key.current = crypto.randomUUID();
  };
  const read = readMobile(mobile);
  const { submit, busy, failure } = useSubmit(
    async () => {
      if (!('digits' in read)) return;
      const body = {
        mobileNo: read.digits,
        name: name.trim(),
        segment,
        ...(product ? { product } : {}),
        ...(branch ? { branch } : {}),
        idempotencyKey: key.current,
      };
      try {
        const { result } = await send(startApplication, { body });
        const { sentTo } = result;
        showSnack(result.isNew ? m.invite_started({ sentTo }) : m.invite_again({ sentTo }));
      } catch (thrown) {
        setFault((thrown instanceof CallFailure && thrown.fault('mobileNo')) || '');
        throw thrown;
      }
      setMobile('');
      setName('');
      edited();
      await cache.invalidateQueries({ queryKey: ['applicants'] });
    },
    () => {
      setFault('fault' in read ? read.fault : '');
      return 'fault' in read;
    },
  );
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <MobileField
        value={mobile}
        fault={fault}
        hint={m.invite_mobile_hint()}
        onChange={(typed) => {
          setMobile(typed);
          setFault('');
          edited();
        }}
      />
      <TextField
        name="name"
        label={m.invite_name()}
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          edited();
        }}
      />
      <SegmentField
        value={segment}
        onChange={(chosen) => {
          setSegment(chosen);
          setProduct('');
          edited();
        }}
      />
      <ProductField
        segment={segment}
        value={product}
        onChange={(chosen) => {
          setProduct(chosen);
          edited();
        }}
      />
      <BranchField
        value={branch}
        onChange={(chosen) => {
          setBranch(chosen);
          edited();
        }}
      />
      <FormNotice message={failure} />
      <div>
        <Button type="submit" loading={busy}>
          {m.invite_send()}
        </Button>
      </div>
    </form>
  );
}
