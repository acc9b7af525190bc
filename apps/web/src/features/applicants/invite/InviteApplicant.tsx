import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';

/** "Invite an applicant": the button on the list, and its dialog. */
export function InviteApplicant() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{m.invite_open()}</Button>
      <Dialog opened={opened} title={m.invite_open()} onClose={() => setOpened(false)}>
        <InviteDialog onClose={() => setOpened(false)} />
      </Dialog>
    </>
  );
}
