import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';
import { PlainPage } from '../../ui/PlainPage.tsx';

/** P §2.12. */
export function NotFoundPage() {
  return (
    <PlainPage title={m.page_404_title()} text={m.page_404_text()}>
      <Button href="/laas">{m.page_404_home()}</Button>
      <Button variant="default" onClick={() => window.history.back()}>
        {m.page_404_back()}
      </Button>
    </PlainPage>
  );
}
