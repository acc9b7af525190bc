import { m } from '@pramaan/messages';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { WayBack } from './WayBack.tsx';

/** The 404 page within a shell (P §2.12): its words and buttons under the shell's own line and footer. */
export function NotFoundArea() {
  return (
    <>
      <PageHeading title={m.page_404_title()} lead={m.page_404_text()} />
      <div className="row">
        <WayBack home="/laas" />
      </div>
    </>
  );
}
