const monthsHindi: Readonly<Record<string, string>> = {
  Jan: 'जनवरी',
  Feb: 'फ़रवरी',
  Mar: 'मार्च',
  Apr: 'अप्रैल',
  May: 'मई',
  Jun: 'जून',
  Jul: 'जुलाई',
  Aug: 'अगस्त',
  Sep: 'सितंबर',
  Oct: 'अक्टूबर',
  Nov: 'नवंबर',
  Dec: 'दिसंबर',
};

/** 01 Jun 2025 → 1 जून 2025; Jun 2025 → जून 2025; 01 Jun 2025 to 30 Jun 2025 → 1 जून 2025 से 30 जून 2025. */
export const daysHindi = (english: string): string =>
  english
    .replace(
      /\b(?:0?(\d\d?) )?([A-Z][a-z]{2}) (\d{4})\b/g,
      (whole, day: string | undefined, name: string, year: string) =>
        monthsHindi[name] ? [day, monthsHindi[name], year].filter(Boolean).join(' ') : whole,
    )
    .replace(' to ', ' से ');
