import { address } from '@pramaan/contract/address.ts';
import { PdfButton } from '../../../documents/PdfButton.tsx';
import { t } from '../../../lib/catalogue.ts';
import { useLanguage } from '../../../lib/language.ts';
import classes from './AadhaarVerify.module.css';

const line = { base: 'api', path: '/aadhaar-applicants/pdf/{applicantId}' } as const;

/** The Aadhaar page to take away, in the language of the page. */
export function AadhaarPaper({ applicantId }: { applicantId: string }) {
  const language = useLanguage();
  return (
    <div className={classes.paper}>
      <PdfButton from={`${address(line, { applicantId })}?lang=${language}`} label={t('room.aadhaar.pdf')} />
      <span>{t('room.aadhaar.pdf.more')}</span>
    </div>
  );
}
