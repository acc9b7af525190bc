import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** A page of the back office that the person's role may not open: who can help, and the way back. */
export function NoAccessArea() {
  return (
    <>
      <PageHeading title={m.page_403_title()} lead={m.page_403_text()} />
      <div className="row">
        <Button href="/admin">{m.page_404_home()}</Button>
        <Button variant="default" onClick={() => window.history.back()}>
          {m.page_404_back()}
        </Button>
      </div>
    </>
  );
}
