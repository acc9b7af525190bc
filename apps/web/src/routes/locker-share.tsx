import { Guard } from '../features/access/Guard.tsx';
import { SharePage } from '../features/locker/share/SharePage.tsx';

/** The one page that loads a script of others, DigiLocker's share widget; it stands by itself (http/headers.ts). */
export function LockerShare() {
  return (
    <Guard door="portal">
      <SharePage />
    </Guard>
  );
}
