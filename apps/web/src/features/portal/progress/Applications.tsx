import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type Application, applicationsClient, useApplications } from '../../../lib/applications.ts';
import { send } from '../../../lib/client.ts';
import { enterAsApplicant } from '../../../lib/entering.ts';
import { formatDay } from '../../../lib/format.ts';
import { joiningMessages } from '../../../lib/joining-messages.ts';
import { pageLanguage } from '../../../lib/language.ts';
import { nameLanguage } from '../../../lib/product-name.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { portalAddress } from '../addresses.ts';
import { applicationStatusText } from './application-status.ts';
import classes from './Progress.module.css';

interface Props {
  applicantId: string;
  lender: string;
}

/** The person's applications at the lender, one after the other: the way to the others, and to a new one when the last is finished. */
export function Applications({ applicantId: id, lender }: Props) {
  const found = useApplications(id).data;
  const cache = useQueryClient();
  const { busy, run } = useAction();
  if (!found) return null;
  const open = async (application: string): Promise<undefined> => {
    const { result } = await send(applicationsClient.openApplication, { params: { id, application } });
    // Another session, in which nothing of this page may ask for the application before until the next page is here.
    cache.setDefaultOptions({ queries: { enabled: false } });
    enterAsApplicant(result);
    window.location.assign(portalAddress);
    return new Promise(() => {});
  };
  const start = async () =>
    open((await send(applicationsClient.startAnotherApplication, { params: { id } })).result._id);
  return (
    <>
      {found.mayStart ? (
        <Card title={m.own_another()} text={m.own_another_text({ lender })}>
          <p className={classes.quiet}>
            {m.own_another_agree({ lender })}{' '}
            <a href="/legal/terms" target="_blank" rel="noreferrer">
              {m.own_another_agree_read()}
            </a>
          </p>
          <div>
            <Button loading={busy === 'start'} onClick={() => void run('start', start)}>
              {m.own_another_start()}
            </Button>
          </div>
        </Card>
      ) : null}
      {found.applications.length > 1 ? (
        <section className={classes.part} aria-labelledby="own-applications">
          <h2 id="own-applications" className={classes.title}>
            {m.own_applications()}
          </h2>
          <ul className={classes.applications}>
            {found.applications.toReversed().map((one) => (
              <li key={one._id}>
                <Line application={one} lender={lender} />
                {one.isThis ? (
                  <span className={classes.quiet}>{m.own_applications_this()}</span>
                ) : (
                  <Button
                    variant="default"
                    loading={busy === one._id}
                    onClick={() => void run(one._id, () => open(one._id))}
                  >
                    {m.own_applications_open()}
                    <span className="visually-hidden">: {one.reference}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Number and product; where it stands, and since when. */
function Line({ application, lender }: { application: Application; lender: string }) {
  const { reference, product, joinsAs, status, handedOver, startedAt, decidedAt } = application;
  const day = formatDay(decidedAt ?? startedAt, pageLanguage());
  return (
    <div>
      <strong>{reference}</strong>
      {product ? ` · ${product[nameLanguage()]}` : null}
      {joinsAs ? ` · ${joiningMessages[joinsAs]()}` : null}
      <p className={classes.quiet}>
        {decidedAt ? day : m.own_applications_started({ day })}
        {' · '}
        {handedOver ? m.own_status_handed_over() : applicationStatusText(status, lender)}
      </p>
    </div>
  );
}
