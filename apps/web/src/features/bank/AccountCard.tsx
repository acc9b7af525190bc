import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TwoTaps } from '../../ui/TwoTaps.tsx';
import { AccountFacts } from './account/AccountFacts.tsx';
import type { AccountHead } from './account/facts.ts';
import { Highlights } from './account/Highlights.tsx';
import classes from './Bank.module.css';
import { bankClient } from './bank-client.ts';
import { bankChanged } from './queries.ts';

interface Props {
  applicantId: string;
  head: AccountHead;
  href: string;
  readOnly: boolean;
}

/** One account that was given: what came, what is missing, and what can be done with it. */
export function AccountCard({ applicantId, head, href, readOnly }: Props) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { accountId, account, highlights, chosen } = head;
  const name = `${account.bank} ${account.number}`;

  const attempt = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work();
      showSnack(said);
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
    await bankChanged(queries, applicantId);
  };
  const choose = async () => {
    setBusy(true);
    const body = { type: 'statement', data: { accountId } };
    await attempt(
      () => send(bankClient.putBankStatement, { params: { applicantId }, body }),
      m.bank_choose_done(),
    );
    setBusy(false);
  };
  const remove = () =>
    attempt(
      () => send(bankClient.removeBankAccount, { params: { id: applicantId, account: accountId } }),
      m.bank_remove_done(),
    );
  return (
    <article className={classes.account} aria-label={name}>
      <AccountFacts head={head} />
      <Highlights highlights={highlights} />
      {chosen ? (
        <p className={classes.chosen}>
          <StatusBadge tone="good">{m.bank_chosen()}</StatusBadge>
        </p>
      ) : null}
      <div className={classes.accountDo}>
        <Button href={href} variant={chosen || readOnly ? 'filled' : 'default'}>
          {m.bank_open()}
        </Button>
        {readOnly || chosen ? null : (
          <Button loading={busy} onClick={() => void choose()}>
            {m.bank_choose()}
          </Button>
        )}
        {readOnly ? null : (
          <TwoTaps
            about={name}
            words={{
              ask: m.bank_remove(),
              sure: m.bank_remove_sure(),
              yes: m.bank_remove_yes(),
              no: m.bank_remove_no(),
            }}
            onYes={remove}
          />
        )}
      </div>
    </article>
  );
}
