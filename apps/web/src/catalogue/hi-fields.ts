/** What stands around the fields of a form, in Hindi. */
export const hiFields = {
  'doc.form.optional': '(ज़रूरी नहीं)',
  'doc.form.choose': 'चुनें…',
  'doc.form.map': 'मैप पर चुनें',
  'doc.money.crore': '{count} करोड़ रुपये',
  'doc.money.lakh': '{count} लाख रुपये',
  'doc.money.thousand': '{count} हज़ार रुपये',
} as const;
