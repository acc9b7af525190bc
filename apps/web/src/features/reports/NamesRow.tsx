import { namesBySource } from '@pramaan/documents/report-facts.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import { m } from '@pramaan/messages';
import classes from './Report.module.css';

/** What each source calls the person, side by side. */
export function NamesRow({ profileName, docs }: { profileName: string; docs: Tree }) {
  const found = namesBySource(docs);
  if (found.length < 2) return null;
  return (
    <details className={classes.names}>
      <summary>{m.report_names()}</summary>
      <dl>
        {profileName ? (
          <div>
            <dt>{m.report_names_profile()}</dt>
            <dd>{profileName}</dd>
          </div>
        ) : null}
        {found.map(({ id, title, name }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
