import { m } from '@pramaan/messages';
import { PlainPage } from '../../ui/PlainPage.tsx';
import { WayBack } from './WayBack.tsx';

/** P §2.12. */
export function NotFoundPage() {
  return (
    <PlainPage title={m.page_404_title()} text={m.page_404_text()}>
      <WayBack home="/laas" />
    </PlainPage>
  );
}
