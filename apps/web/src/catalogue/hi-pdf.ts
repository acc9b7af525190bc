import type { enPdf } from './en-pdf.ts';

export const hiPdf: Readonly<Record<keyof typeof enPdf, string>> = {
  'pdf.report': 'PDF',
  'pdf.report.hindi': 'हिन्दी में PDF',
  'pdf.card': 'इस दस्तावेज़ की PDF',
  'pdf.working': 'PDF बन रही है…',
  'pdf.failed': 'PDF नहीं बन पाई। {why}',
};
