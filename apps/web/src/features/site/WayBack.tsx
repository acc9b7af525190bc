import { m } from '@pramaan/messages';
import { Button } from '../../ui/Button.tsx';

/** The two ways on from a page that is not there or not for this person. */
export function WayBack({ home }: { home: string }) {
  return (
    <>
      <Button href={home}>{m.page_404_home()}</Button>
      <Button variant="default" onClick={() => window.history.back()}>
        {m.page_404_back()}
      </Button>
    </>
  );
}
