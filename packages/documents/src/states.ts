/** A State or Union territory with the codes by which registries know it. */
export interface State {
  name: string;
  /** First two digits of a GSTIN, and of the VAT and CST numbers before it. */
  gst: string;
  /** First two letters of a vehicle's registration mark. */
  letters: string;
}

/** The 28 States and 8 Union territories. Source: standards §4.1 (GST codes), §4.2 (letters). */
export const states: readonly State[] = [
  { name: 'Andaman and Nicobar Islands', gst: '35', letters: 'AN' },
  { name: 'Andhra Pradesh', gst: '37', letters: 'AP' },
  { name: 'Arunachal Pradesh', gst: '12', letters: 'AR' },
  { name: 'Assam', gst: '18', letters: 'AS' },
  { name: 'Bihar', gst: '10', letters: 'BR' },
  { name: 'Chandigarh', gst: '04', letters: 'CH' },
  { name: 'Chhattisgarh', gst: '22', letters: 'CG' },
  { name: 'Dadra and Nagar Haveli and Daman and Diu', gst: '26', letters: 'DD' },
  { name: 'Delhi', gst: '07', letters: 'DL' },
  { name: 'Goa', gst: '30', letters: 'GA' },
  { name: 'Gujarat', gst: '24', letters: 'GJ' },
  { name: 'Haryana', gst: '06', letters: 'HR' },
  { name: 'Himachal Pradesh', gst: '02', letters: 'HP' },
  { name: 'Jammu and Kashmir', gst: '01', letters: 'JK' },
  { name: 'Jharkhand', gst: '20', letters: 'JH' },
  { name: 'Karnataka', gst: '29', letters: 'KA' },
  { name: 'Kerala', gst: '32', letters: 'KL' },
  { name: 'Ladakh', gst: '38', letters: 'LA' },
  { name: 'Lakshadweep', gst: '31', letters: 'LD' },
  { name: 'Madhya Pradesh', gst: '23', letters: 'MP' },
  { name: 'Maharashtra', gst: '27', letters: 'MH' },
  { name: 'Manipur', gst: '14', letters: 'MN' },
  { name: 'Meghalaya', gst: '17', letters: 'ML' },
  { name: 'Mizoram', gst: '15', letters: 'MZ' },
  { name: 'Nagaland', gst: '13', letters: 'NL' },
  { name: 'Odisha', gst: '21', letters: 'OD' },
  { name: 'Puducherry', gst: '34', letters: 'PY' },
  { name: 'Punjab', gst: '03', letters: 'PB' },
  { name: 'Rajasthan', gst: '08', letters: 'RJ' },
  { name: 'Sikkim', gst: '11', letters: 'SK' },
  { name: 'Tamil Nadu', gst: '33', letters: 'TN' },
  { name: 'Telangana', gst: '36', letters: 'TS' },
  { name: 'Tripura', gst: '16', letters: 'TR' },
  { name: 'Uttar Pradesh', gst: '09', letters: 'UP' },
  { name: 'Uttarakhand', gst: '05', letters: 'UK' },
  { name: 'West Bengal', gst: '19', letters: 'WB' },
];

/** Their names, for a list to choose from. */
export const stateNames: readonly string[] = states.map((state) => state.name);

/** Name → letters, for vendors that want the code. */
export const stateLetters: Readonly<Record<string, string>> = Object.fromEntries(
  states.map((state) => [state.name, state.letters]),
);

/** Letters of former and second spellings, still on documents in use. */
const otherLetters = ['CT', 'DN', 'OR', 'TG', 'UA'];

/** True for two letters that some State uses or used on vehicles and documents. */
export function isStateLetters(letters: string): boolean {
  return otherLetters.includes(letters) || states.some((state) => state.letters === letters);
}

/** GST codes that are no State of today: merged ones, and those for places outside any State. */
const otherGstCodes: Readonly<Record<string, string>> = {
  '25': 'Daman and Diu (now 26)',
  '28': 'Andhra Pradesh before 2014 (now 37)',
  '96': 'Other countries',
  '97': 'Other territory',
  '99': 'Centre jurisdiction',
};

/** What the first two digits of a GSTIN stand for; null when they stand for nothing. */
export function gstState(code: string): string | null {
  return states.find((state) => state.gst === code)?.name ?? otherGstCodes[code] ?? null;
}

/** True for a State code as it is given out today. */
export function isCurrentGstCode(code: string): boolean {
  return code !== '25' && code !== '28' && gstState(code) !== null;
}
