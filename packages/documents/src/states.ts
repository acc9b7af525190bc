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

/**
 * States by the first two or three digits of a PIN code; the longer one counts. Where a State was divided, older addresses
 * still name the one before. Source: India Post's circles and sorting districts (data.gov.in directory).
 */
const pinStates: Readonly<Record<string, string>> = {
  ...{
    11: 'DL',
    12: 'HR',
    13: 'HR',
    14: 'PB CH',
    15: 'PB',
    16: 'CH PB HR',
    17: 'HP',
    18: 'JK LA',
    19: 'JK LA',
  },
  ...{ 20: 'UP UK', 21: 'UP', 22: 'UP', 23: 'UP', 24: 'UP UK', 25: 'UP', 26: 'UP UK', 27: 'UP', 28: 'UP' },
  ...{ 30: 'RJ', 31: 'RJ', 32: 'RJ', 33: 'RJ', 34: 'RJ', 36: 'GJ DD', 37: 'GJ', 38: 'GJ', 39: 'GJ DD' },
  ...{
    40: 'MH',
    403: 'GA',
    41: 'MH',
    42: 'MH',
    43: 'MH',
    44: 'MH',
    45: 'MP',
    46: 'MP',
    47: 'MP',
    48: 'MP',
    49: 'CG MP',
  },
  ...{ 50: 'TS AP', 51: 'AP TS', 52: 'AP TS', 53: 'AP TS PY', 56: 'KA', 57: 'KA', 58: 'KA', 59: 'KA' },
  ...{ 60: 'TN PY', 61: 'TN', 62: 'TN', 63: 'TN', 64: 'TN', 67: 'KL PY', 68: 'KL LD', 69: 'KL' },
  ...{
    70: 'WB',
    71: 'WB',
    72: 'WB',
    73: 'WB',
    737: 'SK',
    74: 'WB',
    744: 'AN',
    75: 'OD',
    76: 'OD',
    77: 'OD',
    78: 'AS',
  },
  ...{
    790: 'AR',
    791: 'AR',
    792: 'AR',
    793: 'ML',
    794: 'ML',
    795: 'MN',
    796: 'MZ',
    797: 'NL',
    798: 'NL',
    799: 'TR',
  },
  ...{ 80: 'BR', 81: 'BR JH', 82: 'BR JH', 83: 'JH BR', 84: 'BR', 85: 'BR' },
};

/** The States in which a PIN code may lie; none for a number that tells nothing. */
export function statesOfPin(pin: string): readonly string[] {
  const letters = pinStates[pin.slice(0, 3)] ?? pinStates[pin.slice(0, 2)] ?? '';
  return states.filter((state) => letters.split(' ').includes(state.letters)).map(({ name }) => name);
}
