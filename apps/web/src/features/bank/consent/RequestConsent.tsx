import type { requestAaConsent } from '@pramaan/contract/calls/bank-consents.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { m } from '@pramaan/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCaseFile } from '../../../documents/case-file.ts';
import { FormSaved } from '../../../documents/FormSaved.tsx';
import { useOwnForm } from '../../../documents/use-own-form.ts';
import { send } from '../../../lib/client.ts';
import { CallFailure, sentenceOf } from '../../../lib/failure.ts';
import { focusFault } from '../../../lib/focus-fault.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../../ui/MobileField.tsx';
import { AgreeBank } from '../AgreeBank.tsx';
import { bankClient } from '../bank-client.ts';
import { Health } from '../Health.tsx';
import { changeJourney, useJourney } from '../journey.ts';
import { bestSource, connectorOf, type Source } from '../sources.ts';
import classes from './Consent.module.css';
import { ConsentTerms } from './ConsentTerms.tsx';

type Asked = ResultOf<typeof requestAaConsent>;

interface Props {
  applicantId: string;
  /** The Account Aggregators, best first. */
  sources: readonly Source[];
  onFailed: (source: string, sentence: string) => void;
}

/** Leaves for the aggregator's page; only for an address of the web. */
function leaveFor(url: string): boolean {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return false;
  window.location.assign(url);
  return true;
}

/** What would be shared, before the person goes to the aggregator to say yes or no. */
function Artefact({
  asked,
  name,
  onGo,
  onNot,
}: {
  asked: Asked;
  name: string;
  onGo: () => void;
  onNot: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.ask}>
      <h3 ref={title} tabIndex={-1} className={classes.subtitle}>
        {m.bank_aa_terms()}
      </h3>
      <ConsentTerms consent={asked} />
      <div className="row">
        <Button onClick={onGo}>{m.bank_aa_go({ name })}</Button>
        <Button variant="default" onClick={onNot}>
          {m.bank_aa_not_now()}
        </Button>
      </div>
    </div>
  );
}

/** Asks for a consent through an Account Aggregator: mobile, which one, the terms, then its own page. */
export function RequestConsent({ applicantId, sources, onFailed }: Props) {
  const { months, tried } = useJourney(applicantId);
  const [chosen, setChosen] = useState<string | null>(null);
  // The number of the login, until another is typed.
  const known = useCaseFile(applicantId).data?.profile.mobileNo ?? '';
  const { values, write, forget, saved } = useOwnForm(applicantId, 'aa-consent', {
    given: { mobile: known },
  });
  const { mobile } = values;
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const source = sources.find(({ id }) => id === chosen) ?? bestSource(sources, tried);
  if (!source) return null;
  const connector = connectorOf(source);

  async function ask(from: Source) {
    setBusy(true);
    setFailure(null);
    try {
      const read = mobile.trim() === '' ? null : readMobile(mobile);
      const body = { connector, months, ...(read && 'digits' in read ? { mobile: read.digits } : {}) };
      const { result } = await send(bankClient.requestAaConsent, { params: { id: applicantId }, body });
      setAsked(result);
    } catch (thrown) {
      const isConsent = thrown instanceof CallFailure && thrown.code === 'NO_CONSENT';
      setFailure(isConsent ? thrown : sentenceOf(thrown));
      if (thrown instanceof CallFailure && thrown.code === 'BANK_SOURCE_DOWN')
        onFailed(from.id, thrown.message);
    }
    setBusy(false);
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = mobile.trim() === '' ? null : readMobile(mobile);
    setFault(read && 'fault' in read ? read.fault : undefined);
    if (read && 'fault' in read) focusFault(event.currentTarget);
    else if (!busy) void ask(source);
  };
  const go = () => {
    if (!asked) return;
    changeJourney(applicantId, { consent: asked.consentId });
    forget();
    if (!leaveFor(asked.url)) {
      setAsked(null);
      setFailure(m.bank_link_bad_form());
    }
  };

  if (asked) return <Artefact asked={asked} name={source.name} onGo={go} onNot={() => setAsked(null)} />;
  return (
    <form className={classes.ask} onSubmit={submit} noValidate>
      <p className={classes.quiet}>{m.bank_aa_lead()}</p>
      <MobileField
        value={mobile}
        fault={fault}
        hint={known !== '' && mobile === known ? m.bank_aa_mobile_known() : m.bank_aa_mobile()}
        onChange={(text) => {
          write({ mobile: text });
          setFault(undefined);
        }}
      />
      {sources.length > 1 ? (
        <fieldset className={classes.which}>
          <legend>{m.bank_aa_which()}</legend>
          {sources.map(({ id, name, health, reason }) => (
            <label key={id} className={classes.choice}>
              <input type="radio" name="aa" checked={id === source.id} onChange={() => setChosen(id)} />
              {name}
              <Health health={health} />
              {tried[id] || reason ? <span className={classes.why}>{tried[id] ?? reason}</span> : null}
            </label>
          ))}
        </fieldset>
      ) : null}
      {failure instanceof CallFailure ? (
        <AgreeBank applicantId={applicantId} said={failure.message} onAgreed={() => ask(source)} />
      ) : (
        <>
          <FormNotice message={failure} />
          <div>
            <Button type="submit" loading={busy}>
              {m.bank_aa_see()}
            </Button>
          </div>
        </>
      )}
      <FormSaved state={saved} />
    </form>
  );
}
