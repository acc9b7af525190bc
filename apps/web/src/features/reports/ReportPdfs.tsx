import { m } from '@pramaan/messages';
import { PdfButton } from '../../documents/PdfButton.tsx';
import { useIssuedDocument } from '../../documents/use-issued-document.ts';

/** A report as a signed PDF, in English or in Hindi. Nothing where no document can be had. */
export function ReportPdfs({ type }: { type: string }) {
  const pdf = useIssuedDocument(type);
  if (!pdf) return null;
  return (
    <>
      <PdfButton from={pdf} label={m.pdf_report()} />
      <PdfButton from={`${pdf}?lang=hi`} label={m.pdf_report_hindi()} />
    </>
  );
}
