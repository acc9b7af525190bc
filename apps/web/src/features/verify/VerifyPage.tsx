import { m } from '@pramaan/messages';
import { useParams } from 'wouter';
import { pageLanguage } from '../../lib/language.ts';
import { PlainPage } from '../../ui/PlainPage.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ScannedCode } from './ScannedCode.tsx';
import { useCheck } from './use-check.ts';
import { Verdict } from './Verdict.tsx';
import classes from './Verify.module.css';

/** /verify and /verify/{token}: whoever was handed a document of ours finds out whether it is genuine. No login. */
export function VerifyPage() {
  const { token } = useParams<{ token?: string }>();
  const language = pageLanguage();
  const { check, look } = useCheck(token);
  const busy = check.at === 'busy';
  return (
    <PlainPage
      title={m.verify_title()}
      text={m.verify_lead()}
      body={
        <>
          {token ? <ScannedCode token={token} language={language} /> : null}
          <div role="status" className={classes.result}>
            {check.at === 'busy' ? (
              <p className={classes.quiet}>
                {m.verify_working()} {m.verify_file({ name: check.name })}
              </p>
            ) : null}
            {check.at === 'told' ? <Verdict {...check} language={language} /> : null}
          </div>
          {check.at === 'failed' ? (
            <p role="alert" className={classes.code} data-tone="bad">
              {check.sentence}
            </p>
          ) : null}
          <ChooseFile
            label={check.at === 'waiting' ? m.verify_choose() : m.verify_another()}
            busy={busy}
            onFile={(file) => void look(file)}
          />
        </>
      }
    />
  );
}
