import { t } from '../lib/catalogue.ts';
import './plain.css';

/** Between two pages; quiet unless it takes long. */
export function PageLoading() {
  return (
    <div className="plain-loading" role="status">
      <span>{t('shell.loading')}</span>
    </div>
  );
}
