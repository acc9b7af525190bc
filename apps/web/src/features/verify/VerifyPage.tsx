import { useParams } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { PlainPage } from '../../ui/PlainPage.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { ScannedCode } from './ScannedCode.tsx';
import { useCheck } from './use-check.ts';
import { Verdict } from './Verdict.tsx';
import classes from './Verify.module.css';
import { useVerifyLanguage } from './words.ts';

/** /verify and /verify/{token}: whoever was handed a paper of ours finds out whether it is genuine. No login. */
export function VerifyPage() {
  const { token } = useParams<{ token?: string }>();
  const language = useVerifyLanguage();
  const { check, look } = useCheck(token);
  const busy = check.at === 'busy';
  return (
    <PlainPage
      title={t('verify.title')}
      text={t('verify.lead')}
      body={
        <>
          {token ? <ScannedCode token={token} language={language} /> : null}
          <div role="status" className={classes.result}>
            {check.at === 'busy' ? (
              <p className={classes.quiet}>
                {t('verify.working')} {t('verify.file', { name: check.name })}
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
            label={t(check.at === 'waiting' ? 'verify.choose' : 'verify.another')}
            busy={busy}
            onFile={(file) => void look(file)}
          />
        </>
      }
    />
  );
}
