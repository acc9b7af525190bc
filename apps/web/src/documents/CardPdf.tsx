import { t } from '../lib/catalogue.ts';
import { PdfButton } from './PdfButton.tsx';
import { usePaper } from './use-paper.ts';

/** One card as a signed PDF. Fetched when somebody asks how a record is known: few do. */
export function CardPdf({ place, title }: { place: string; title: string }) {
  const pdf = usePaper(place);
  return pdf ? <PdfButton from={pdf} label={t('pdf.card')} of={title} variant="subtle" /> : null;
}
