import { m } from '@pramaan/messages';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { WayBack } from './WayBack.tsx';

/** A page of the back office that the person's role may not open: who can help, and the way back. */
export function NoAccessArea() {
  return (
    <>
      <PageHeading title={m.page_403_title()} lead={m.page_403_text()} />
      <div className="row">
        <WayBack home="/admin" />
      </div>
    </>
  );
}
