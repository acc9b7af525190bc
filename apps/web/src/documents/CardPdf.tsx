import { m } from '@pramaan/messages';
import { PdfButton } from './PdfButton.tsx';
import { useIssuedDocument } from './use-issued-document.ts';

/** One card as a signed PDF. Fetched when somebody asks how a record is known: few do. */
export function CardPdf({ place, title }: { place: string; title: string }) {
  const pdf = useIssuedDocument(place);
  return pdf ? <PdfButton from={pdf} label={m.pdf_card()} of={title} variant="subtle" /> : null;
}
