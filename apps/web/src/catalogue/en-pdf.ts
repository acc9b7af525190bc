/** What the buttons that fetch a PDF say. */
export const enPdf = {
  'pdf.report': 'PDF',
  'pdf.report.hindi': 'PDF in Hindi',
  'pdf.card': 'This card as PDF',
  'pdf.working': 'Creating the PDF…',
  'pdf.failed': 'The PDF could not be created. {why}',
} as const;
