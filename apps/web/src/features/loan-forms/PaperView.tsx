import type { FormPaper } from '@pramaan/documents/forms/paper.ts';
import { m } from '@pramaan/messages';
import { Icon } from '../../ui/Icon.tsx';
import classes from './LoanForms.module.css';

/** The form as the paper says it, in the paper's own language. */
export function PaperView({ paper }: { paper: FormPaper }) {
  return (
    <article className={classes.paper} lang="en" aria-label={paper.title}>
      <h2>{paper.title}</h2>
      <p>
        To <strong>{paper.bank}</strong>
      </p>
      {paper.sections.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl className={classes.rows}>
            {rows.map((row) => (
              <div key={row.name}>
                <dt>{row.label}</dt>
                <dd>
                  {row.text || <small>{m.forms_paper_blank()}</small>}
                  {row.changed ? <small data-changed>{row.changed}</small> : null}
                </dd>
                {row.source ? (
                  <dd>
                    <small data-source data-verified={row.verified || undefined}>
                      {row.verified ? (
                        <>
                          <Icon name="check" size={12} />{' '}
                          <span className="visually-hidden">{m.forms_paper_tick()}: </span>
                        </>
                      ) : null}
                      {row.source}
                    </small>
                  </dd>
                ) : null}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>{m.forms_paper_declaration()}</h3>
        <ol>
          {paper.declarations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}
