import { m } from '@pramaan/messages';
import { useState } from 'react';
import { onDemand, WhileLoading } from '../../lib/on-demand.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';

const DocumentViewer = onDemand(() => import('../../documents/viewer/DocumentViewer.tsx'), 'DocumentViewer');

/** Opens a stored file in the viewer. */
export function ViewFile({
  applicantId,
  fileId,
  title,
}: {
  applicantId: string;
  fileId: string;
  title: string;
}) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" aria-label={m.viewer_open_of({ title })} onClick={() => setOpened(true)}>
        {m.viewer_open()}
      </Button>
      <Dialog opened={opened} title={title} onClose={close} wide="full">
        <WhileLoading fallback={<CardSkeleton />}>
          <DocumentViewer applicantId={applicantId} fileId={fileId} title={title} />
        </WhileLoading>
        <Button variant="default" onClick={close}>
          {m.share_close()}
        </Button>
      </Dialog>
    </>
  );
}
