import { m } from '@pramaan/messages';
import { PdfButton } from '../../documents/PdfButton.tsx';
import { useIssuedDocument } from '../../documents/use-issued-document.ts';

interface Props {
  type: string;
}

/** A report as a signed PDF. Nothing where no document can be had. */
export function ReportPdf({ type }: Props) {
  const pdf = useIssuedDocument(type);
  return pdf ? <PdfButton from={pdf} label={m.pdf_report()} /> : null;
}

/** The same in Hindi. */
export function HindiReportPdf({ type }: Props) {
  const pdf = useIssuedDocument(type);
  return pdf ? <PdfButton from={`${pdf}?lang=hi`} label={m.pdf_report_hindi()} /> : null;
}
