import { listSentMessages } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { languageSettings } from '@pramaan/contract/languages.ts';
import { type Message, m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { formatMoment } from '../../lib/format.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { StatusBadge, type StatusTone } from '../../ui/StatusBadge.tsx';
import classes from './Consent.module.css';
import { reasonWords } from './delivery-reason.ts';

type Sent = ResultOf<typeof listSentMessages>[number];

const abouts: Readonly<Record<Sent['about'], Message>> = {
  'login-code': m.undelivered_login_code,
  'consent-code': m.undelivered_consent_code,
  'consent-link': m.undelivered_consent_link,
  'consent-receipt': m.sent_consent_receipt,
  received: m.sent_received,
  'information-request': m.sent_information_request,
  approval: m.sent_approval,
  rejection: m.sent_rejection,
  appeal: m.sent_appeal,
  other: m.undelivered_other,
};

const states: Readonly<Record<Sent['state'], { tone: StatusTone; label: Message }>> = {
  queued: { tone: 'busy', label: m.sent_queued },
  sent: { tone: 'quiet', label: m.sent_sent },
  delivered: { tone: 'good', label: m.sent_delivered },
  failed: { tone: 'bad', label: m.sent_failed },
};

function textOf({ text }: Sent): string {
  if (!text) return '–';
  const language = languageSettings[text.language].name;
  return text.version > 0
    ? m.sent_text_own({ language, version: text.version })
    : m.sent_text_default({ language });
}

/** What the applicant was sent, and whether it arrived. */
export function SentMessages({ applicantId: id }: { applicantId: string }) {
  const { data } = useQuery({
    queryKey: ['sent-messages', id],
    queryFn: async ({ signal }) => (await send(listSentMessages, { params: { id }, signal })).result,
  });
  if (!data) return null;
  return (
    <section className={classes.sent}>
      <h2>{m.sent_title()}</h2>
      <p className={classes.quiet}>{data.length > 0 ? m.sent_lead() : m.sent_none()}</p>
      {data.length > 0 ? (
        <DataTable
          caption={m.sent_title()}
          rows={data}
          keyOf={({ _id }) => _id}
          columns={[
            { label: m.sent_about(), show: ({ about }) => abouts[about]() },
            { label: m.sent_to(), show: ({ sentTo }) => sentTo },
            { label: m.sent_text(), show: textOf },
            {
              label: m.sent_state(),
              show: ({ state, gateway, reason }) => (
                <>
                  <StatusBadge tone={states[state].tone}>{states[state].label()}</StatusBadge>
                  {reason ? ` ${m.undelivered_reason({ gateway, reason: reasonWords(reason) })}` : ''}
                </>
              ),
            },
            {
              label: m.sent_at(),
              number: true,
              show: ({ at }) => <time dateTime={at}>{formatMoment(at, 'en')}</time>,
            },
          ]}
        />
      ) : null}
    </section>
  );
}
