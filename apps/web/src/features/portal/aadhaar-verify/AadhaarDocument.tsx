import { address } from '@pramaan/contract/address.ts';
import { m } from '@pramaan/messages';
import { PdfButton } from '../../../documents/PdfButton.tsx';
import { pageLanguage } from '../../../lib/language.ts';
import classes from './AadhaarVerify.module.css';

const line = { base: 'api', path: '/aadhaar-applicants/pdf/{applicantId}' } as const;

/** The Aadhaar page to take away, in the language of the page. */
export function AadhaarDocument({ applicantId }: { applicantId: string }) {
  const language = pageLanguage();
  return (
    <div className={classes.document}>
      <PdfButton from={`${address(line, { applicantId })}?lang=${language}`} label={m.aadhaar_pdf()} />
      <span>{m.aadhaar_pdf_more()}</span>
    </div>
  );
}
