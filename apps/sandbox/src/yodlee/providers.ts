import type { IssuingBank } from '@pramaan/specimens/statements/accounts.ts';

/** A bank as Yodlee lists it. The ids are invented; `bankId` is the name that the product's list gives it. */
export interface Provider {
  id: number;
  bankId: string;
  name: string;
  /** Asks for a one-time code after the password. */
  code: boolean;
}

/** Bank id → name, in the order of the list. */
const names: Readonly<Record<string, string>> = {
  AU: 'AU Small Finance Bank',
  AXIS: 'Axis Bank',
  AXIS_CORP: 'Axis Bank (Corporate)',
  BANDHAN: 'Bandhan Bank',
  BOB: 'Bank of Baroda',
  BOI: 'Bank of India',
  MAHARASHTRA: 'Bank of Maharashtra',
  CANARA: 'Canara Bank',
  CENTRAL: 'Central Bank of India',
  CITI: 'Citibank',
  CUB: 'City Union Bank',
  DBS: 'DBS Bank India',
  DCB: 'DCB Bank',
  DHANLAXMI: 'Dhanlaxmi Bank',
  FEDERAL: 'Federal Bank',
  HDFC: 'HDFC Bank',
  HDFC_CORP: 'HDFC Bank (Corporate)',
  HSBC: 'HSBC India',
  ICICI: 'ICICI Bank',
  ICICI_CORP: 'ICICI Bank (Corporate)',
  IDBI: 'IDBI Bank',
  IDFC: 'IDFC FIRST Bank',
  INDIAN: 'Indian Bank',
  IOB: 'Indian Overseas Bank',
  INDUSIND: 'IndusInd Bank',
  JK: 'Jammu & Kashmir Bank',
  KARNATAKA: 'Karnataka Bank',
  KVB: 'Karur Vysya Bank',
  KOTAK: 'Kotak Mahindra Bank',
  KOTAK_CORP: 'Kotak Mahindra Bank (Corporate)',
  PSB: 'Punjab & Sind Bank',
  PNB: 'Punjab National Bank',
  PNB_CORP: 'Punjab National Bank (Corporate)',
  RBL: 'RBL Bank',
  SIB: 'South Indian Bank',
  SCB: 'Standard Chartered India',
  SBI: 'State Bank of India',
  SBI_CORP: 'State Bank of India (Corporate)',
  TMB: 'Tamilnad Mercantile Bank',
  UCO: 'UCO Bank',
  UNION: 'Union Bank of India',
  YES: 'Yes Bank',
  YES_CORP: 'Yes Bank (Corporate)',
  Other: 'Sample Co-operative Bank',
};

/** Every bank, sorted by name but for the last. Every third asks for a code. */
export const providers: readonly Provider[] = Object.entries(names).map(([bankId, name], at) => ({
  id: 16_001 + at * 7,
  bankId,
  name,
  code: at % 3 === 0,
}));

export function providerOf(id: string | number): Provider | null {
  return providers.find((provider) => String(provider.id) === String(id)) ?? null;
}

/** Providers whose name holds the words, whatever the case; all for no words. */
export function providersNamed(words: string): Provider[] {
  const wanted = words.trim().toLowerCase();
  return providers.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** The bank that issues this provider's account numbers. */
export const issuerOf = ({ bankId, name }: Provider): IssuingBank => ({
  id: bankId.toUpperCase(),
  name,
  digits: 12,
});

const row = ({ id, name, bankId }: Provider) => ({
  PRIORITY: 'SUGGESTED',
  id,
  name,
  loginUrl: `https://${bankId.toLowerCase()}.bank.example/login`,
  baseUrl: `https://${bankId.toLowerCase()}.bank.example`,
  favicon: '',
  logo: '',
  status: 'Supported',
  oAuthSite: false,
  isAutoRefreshEnabled: true,
  countryISOCode: 'IN',
  lastModified: '2026-01-01T00:00:00Z',
  containerNames: ['bank'],
  containerAttributes: { BANK: { numberOfTransactionDays: 365 } },
});

/** As `GET /providers` lists it (standards §6.1). */
export const listed = (provider: Provider) => ({
  ...row(provider),
  authType: provider.code ? 'MFA_CREDENTIALS' : 'CREDENTIALS',
});

const field = (id: number, name: string, label: string, type: string) => ({
  id: String(id),
  label,
  form: '0001',
  fieldRowChoice: '0001',
  field: [{ id: String(id), name, type, isOptional: false, valueEditable: true, maxLength: 40 }],
});

/** As `GET /providers/{id}` gives it: with the form that the bank asks for. */
export const withForm = (provider: Provider) => ({
  ...listed(provider),
  loginForm: [
    {
      id: provider.id * 10,
      formType: 'login',
      row: [field(1, 'LOGIN', 'User ID', 'text'), field(2, 'PASSWORD', 'Password', 'password')],
    },
  ],
});
