import { m } from '@pramaan/messages';
import './plain.css';

/** Between two pages; quiet unless it takes long. */
export function PageLoading() {
  return (
    <div className="plain-loading" role="status">
      <span>{m.shell_loading()}</span>
    </div>
  );
}
