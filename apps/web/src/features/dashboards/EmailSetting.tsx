import * as calls from '@pramaan/contract/calls/dashboards.ts';
import { type DashboardEmail, dashboardEmails } from '@pramaan/contract/dashboards.ts';
import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { PickField } from '../../ui/PickField.tsx';

const key = ['dashboards', 'email'];

const whenMessages = {
  'each-morning': m.dashboard_email_morning,
  'each-monday': m.dashboard_email_monday,
  never: m.dashboard_email_never,
} as const;

/** When the reader is sent these figures by e-mail; stored as soon as it is chosen. */
export function EmailSetting() {
  const client = useQueryClient();
  const { busy, run } = useAction();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(calls.getDashboardEmail, { signal })).result,
  });
  if (!data) return null;
  const choose = (when: DashboardEmail) =>
    run('save', async () => {
      const { result } = await send(calls.changeDashboardEmail, { body: { when } });
      client.setQueryData(key, result);
      return m.dashboard_email_saved();
    });
  return (
    <PickField
      label={m.dashboard_email()}
      {...(data.reachable ? {} : { hint: m.dashboard_email_no_address() })}
      value={data.when}
      choices={dashboardEmails.map((when) => ({ value: when, label: whenMessages[when]() }))}
      onChange={(value) => {
        const when = dashboardEmails.find((one) => one === value);
        if (when && busy === null) void choose(when);
      }}
    />
  );
}
