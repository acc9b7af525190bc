/** What the buttons that fetch a PDF say. */
export const enPdf = {
  'pdf.report': 'PDF',
  'pdf.report.hindi': 'PDF in Hindi',
  'pdf.card': 'This card as PDF',
  'pdf.working': 'The PDF is being made…',
  'pdf.failed': 'The PDF did not come. {why}',
} as const;
