import { accountKinds, bankModes } from '@pramaan/contract/mandates.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { isWeb, LeavingForm, type OutsideForm } from '../../ui/LeavingForm.tsx';
import { PickField } from '../../ui/PickField.tsx';
import { MandateFacts } from './MandateFacts.tsx';
import classes from './Offers.module.css';
import { offersClient } from './offers-client.ts';
import { UpiMandate } from './UpiMandate.tsx';
import { type MandatePreview, useMandatePreview } from './use-offers.ts';

/** Where the account of the loan is confirmed with its bank; from there one comes back here. */
const accountPage = '/laas/loan/bankAccount?for=offer';

const kindNames = { SAVINGS: m.own_mandate_savings, CURRENT: m.own_mandate_current } as const;
const modeNames = {
  NetBanking: m.own_mandate_net_banking,
  DebitCard: m.own_mandate_debit_card,
  Aadhaar: m.own_mandate_aadhaar,
} as const;

interface Props {
  applicantId: string;
  offer: string;
  /** There was a request before. */
  again: boolean;
  /** A request waits for the bank. */
  waiting: boolean;
}

/** What the bank will be asked, the account, and the way to the bank's page. */
export function NewMandate(props: Props) {
  const { data, error } = useMandatePreview(props.applicantId, props.offer);
  if (error) return <FormNotice message={sentenceOf(error)} />;
  if (!data) return null;
  if (data.methods.length === 0) return <p className={classes.quiet}>{m.own_mandate_off()}</p>;
  return (
    <>
      <MandateFacts {...data} />
      {data.methods.includes('upi') ? <UpiMandate {...props} /> : null}
      {!data.methods.includes('nach') ? null : data.accounts.length === 0 ? (
        <section className={classes.part} aria-label={m.own_mandate_bank()}>
          <h3>{m.own_mandate_bank()}</h3>
          <div className={classes.row}>
            <span>{m.own_mandate_no_account()}</span>
            <Button variant={data.methods.includes('upi') ? 'default' : 'filled'} href={accountPage}>
              {m.own_mandate_verify()}
            </Button>
          </div>
        </section>
      ) : (
        <ByBank {...props} accounts={data.accounts} first={!data.methods.includes('upi')} />
      )}
    </>
  );
}

interface BankProps extends Props, Pick<MandatePreview, 'accounts'> {
  /** There is no other way. */
  first: boolean;
}

/** The way through the bank's own page, for one of the verified accounts. */
function ByBank({ applicantId, offer, again, accounts, first }: BankProps) {
  const [account, setAccount] = useState(accounts[0]?.ref ?? '');
  const [kind, setKind] = useState<(typeof accountKinds)[number]>('SAVINGS');
  const [mode, setMode] = useState<(typeof bankModes)[number]>('NetBanking');
  const [form, setForm] = useState<OutsideForm | null>(null);
  const { busy, run, failure } = useFormAction();
  const begin = () =>
    run('begin', async () => {
      const params = { id: applicantId, offer };
      const { result } = await send(offersClient.beginMandate, {
        params,
        body: { account, accountKind: kind, mode },
      });
      if (isWeb(result.form.action)) setForm(result.form);
      return undefined;
    });
  return (
    <section className={classes.part} aria-label={m.own_mandate_bank()}>
      <h3>{m.own_mandate_bank()}</h3>
      <div className={classes.fields}>
        <PickField
          label={m.offers_mandate_account()}
          value={account}
          choices={accounts.map((one) => ({
            value: one.ref,
            label: `${one.bank || one.ifsc}, ${one.account}`,
          }))}
          onChange={setAccount}
        />
        <PickField
          label={m.own_mandate_kind()}
          value={kind}
          choices={accountKinds.map((value) => ({ value, label: kindNames[value]() }))}
          onChange={(value) => setKind(accountKinds.find((one) => one === value) ?? 'SAVINGS')}
        />
        <PickField
          label={m.own_mandate_mode()}
          value={mode}
          choices={bankModes.map((value) => ({ value, label: modeNames[value]() }))}
          onChange={(value) => setMode(bankModes.find((one) => one === value) ?? 'NetBanking')}
        />
      </div>
      <FormNotice message={failure} />
      <div>
        <Button
          variant={first && !again ? 'filled' : 'default'}
          loading={busy !== null || form !== null}
          onClick={() => void begin()}
        >
          {again ? m.own_mandate_again() : m.own_mandate_go()}
        </Button>
      </div>
      {form ? <LeavingForm form={form} onBack={() => setForm(null)} /> : null}
    </section>
  );
}
