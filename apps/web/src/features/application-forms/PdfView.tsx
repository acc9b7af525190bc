import type { BankForm } from '@pramaan/documents/forms/define.ts';
import type { CurrentAnswer } from '@pramaan/documents/forms/fill.ts';
import { formPdf } from '@pramaan/documents/forms/pdf.ts';
import { m } from '@pramaan/messages';
import { Icon } from '../../ui/Icon.tsx';
import classes from './ApplicationForms.module.css';

interface Props {
  form: BankForm;
  bank: string;
  answers: readonly CurrentAnswer[];
}

/** The form as the PDF says it, in the PDF's own language. */
export function PdfView({ form, bank, answers }: Props) {
  const pdf = formPdf(form, bank, answers);
  return (
    <article className={classes.pdf} lang="en" aria-label={pdf.title}>
      <h2>{pdf.title}</h2>
      <p>
        To <strong>{pdf.bank}</strong>
      </p>
      {pdf.sections.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl className={classes.rows}>
            {rows.map((row) => (
              <div key={row.name}>
                <dt>{row.label}</dt>
                <dd>
                  {row.text || <small>{m.forms_pdf_blank()}</small>}
                  {row.changed ? <small data-changed>{row.changed}</small> : null}
                </dd>
                {row.source ? (
                  <dd>
                    <small data-source data-verified={row.verified || undefined}>
                      {row.verified ? (
                        <>
                          <Icon name="check" size={12} />{' '}
                          <span className="visually-hidden">{m.forms_pdf_tick()}: </span>
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
        <h3>{m.forms_pdf_declaration()}</h3>
        <ol>
          {pdf.declarations.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}
