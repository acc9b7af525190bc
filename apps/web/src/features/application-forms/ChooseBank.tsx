import { formBanks } from '@pramaan/contract/form-banks.ts';
import { formsOf } from '@pramaan/documents/forms/registry.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import classes from './ApplicationForms.module.css';
import { formAddress } from './addresses.ts';
import { formWords } from './words.ts';

/** The bank or lender, and which of its forms; the lender's own name stands first when it has a form. */
export function ChooseBank({ lender }: { lender: string }) {
  const words = formWords();
  const [bank, setBank] = useState(formBanks.includes(lender) ? lender : (formBanks[0] ?? ''));
  const forms = formsOf(bank);
  const [wanted, setWanted] = useState('');
  const chosen = forms.find(({ id }) => id === wanted) ?? forms[0];
  return (
    <section className={classes.section} aria-labelledby="forms-choose">
      <h2 id="forms-choose" className={classes.title}>
        {m.forms_choose()}
      </h2>
      <label className={classes.label}>
        {m.forms_choose_bank()}
        <select className={classes.select} value={bank} onChange={(event) => setBank(event.target.value)}>
          {formBanks.map((name) => (
            <option key={name} value={name}>
              {name === 'Other' ? m.forms_choose_other() : name}
            </option>
          ))}
        </select>
      </label>
      {forms.length > 1 ? (
        <label className={classes.label}>
          {m.forms_choose_form()}
          <select
            className={classes.select}
            value={chosen?.id}
            onChange={(event) => setWanted(event.target.value)}
          >
            {forms.map(({ id, title }) => (
              <option key={id} value={id}>
                {words(title)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className={classes.quiet}>{words(chosen?.title ?? '')}</p>
      )}
      <div className={classes.do}>
        {chosen ? <Button href={formAddress(bank, chosen.id)}>{m.forms_open()}</Button> : null}
      </div>
    </section>
  );
}
