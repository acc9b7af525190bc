import { m } from '@pramaan/messages';
import { useState } from 'react';
import { sentenceOf } from '../../lib/failure.ts';
import { paiseText } from '../../lib/rupees.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './Settings.module.css';
import { SettingsFrame } from './SettingsFrame.tsx';
import { type Settings, useChangeSettings, useSettings } from './use-settings.ts';

const rupeesOf = (paise: number | null) => (paise === null ? '' : (paise / 100).toFixed(2));

function PriceForm({ prices }: Pick<Settings, 'prices'>) {
  const change = useChangeSettings();
  const [endpoint, setEndpoint] = useState(prices[0]?.endpoint ?? '');
  const priceOf = (name: string) => rupeesOf(prices.find((one) => one.endpoint === name)?.paise ?? null);
  const [typed, setTyped] = useState(priceOf(endpoint));
  const [fault, setFault] = useState<string>();
  const blocked = () => {
    const wrong = !/^(\d{1,5}(\.\d{1,2})?)?$/.test(typed.trim());
    setFault(wrong ? m.settings_price_wrong() : undefined);
    return wrong;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    const paise = typed.trim() === '' ? null : Math.round(Number(typed) * 100);
    await change({ price: { endpoint, paise } });
  }, blocked);
  return (
    <Card>
      <form className="stack" onSubmit={submit} noValidate>
        <PickField
          label={m.settings_price_check()}
          value={endpoint}
          choices={prices.map(({ endpoint: value, title }) => ({ value, label: title }))}
          onChange={(chosen) => {
            setEndpoint(chosen);
            setTyped(priceOf(chosen));
          }}
        />
        <TextField
          name="price"
          label={m.settings_price_rupees()}
          inputMode="decimal"
          before="₹"
          maxLength={9}
          value={typed}
          fault={fault}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <FormNotice message={failure} />
        <div>
          <Button type="submit" loading={busy}>
            {m.settings_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** /admin/settings/prices: what each check costs the lender. */
export function PricesPage() {
  const { data, error, isPending } = useSettings();
  const set = data?.prices.filter(({ paise }) => paise !== null) ?? [];
  return (
    <SettingsFrame lead={m.settings_price_lead()}>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data ? (
        <div className={`${classes.wide} narrow`}>
          <PriceForm prices={data.prices} />
          {set.length === 0 ? (
            <p className={classes.note}>{m.settings_price_none()}</p>
          ) : (
            <DataTable
              caption={m.settings_price_table()}
              rows={set}
              keyOf={({ endpoint }) => endpoint}
              columns={[
                { label: m.settings_price_check(), show: ({ title }) => title },
                {
                  label: m.settings_price_rupees(),
                  number: true,
                  show: ({ paise }) => paiseText(paise ?? 0),
                },
              ]}
            />
          )}
        </div>
      ) : null}
    </SettingsFrame>
  );
}
