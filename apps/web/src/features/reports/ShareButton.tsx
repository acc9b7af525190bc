import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SharePanel } from './SharePanel.tsx';

/** Opens the links to a report. */
export function ShareButton({ applicantId }: { applicantId: string }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {m.share_open()}
      </Button>
      <Dialog opened={opened} title={m.share_title()} onClose={close} wide>
        <SharePanel applicantId={applicantId} onClose={close} />
      </Dialog>
    </>
  );
}
