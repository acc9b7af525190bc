import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The 404 page within a shell (P §2.12): its words and buttons under the shell's own line and footer. */
export function NotFoundArea() {
  return (
    <>
      <PageHeading title={m.page_404_title()} lead={m.page_404_text()} />
      <div className="row">
        <Button href="/laas">{m.page_404_home()}</Button>
        <Button variant="default" onClick={() => window.history.back()}>
          {m.page_404_back()}
        </Button>
      </div>
    </>
  );
}
