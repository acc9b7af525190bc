/** Spellings of one name that no rule of sound brings together. */
const families: readonly RegExp[] = [
  /^M(?:D|U?O?HD|OHMD|[AOU]H[AOU]M+[AEUO]*[DT]+)$/,
  /^(?:KUMAR|KR|KUMER)$/,
  /^(?:CH|CH[OA][UW]?DH?[AU]?R[IY])$/,
  /^(?:SH?[AE]?[IE]?KH?|SHAIKH|SHEKH|SHAIK|SK)$/,
  /^S(?:YD|[AE]?YY?[AEI]D|A[IY]{1,2}[AE]D)$/,
  /^(?:LUX|LAX|LAKSH)M[IY]$/,
  /^(?:KR[IU]SHNA?|KRISHNAN|KRISHAN|KISHAN)$/,
  /^S(?:INGH?|INH|INGHA)$/,
  /^[VB][AE]RMA$/,
  /^P(?:RA|AR)S?H?SH?A+D$/,
  /^AG+A?RA?[WV]A+L$/,
  /^PAND(?:E|EY|AY|AI)$/,
  /^T[EI][WV]AR[IY]$/,
  /^H[UO]S+[AE][IY]?E?N$/,
  /^A+H[AE]?M+[AE]D$/,
  /^R[AE]H[AE]?M[AE]+N$/,
  /^BEG[AU]M$/,
  /^BAN[OU]+$/,
  /^F[AE]+TH?[EI]+MA$/,
  /^P[AE]R[VB][IE]+N$/,
  /^A[IY]?Y?E?SHA$/,
  /^Y[OU]+S[AEU]+F$/,
  /^[UO]M[AE]+R$/,
  /^[UO]SMA+N$/,
  /^(?:AI|I)YY?[AE]R$/,
  /^D[AU]TT?A?$/,
  /^GHOS[HE]$/,
  /^R(?:OY|AY|AI)$/,
  /^D(?:UBE|UBEY|UBEI|WIVEDI)$/,
];

/** The sound of a word in Indian spelling habits: Geetha and Gita have one, Rajendra and Rajinder too. */
export function closeSound(word: string): string {
  const family = families.findIndex((spellings) => spellings.test(word));
  if (family >= 0) return `*${family}`;
  return word
    .replace(/OW(?![AEIOU])/g, 'O')
    .replace(/(.)\1+/gu, (_, letter: string) => (letter === 'E' ? 'I' : letter === 'O' ? 'U' : letter))
    .replace(/PH/g, 'F')
    .replace(/CK|Q/g, 'K')
    .replace(/X/g, 'KS')
    .replace(/W/g, 'V')
    .replace(/Z(?!H)/g, 'J')
    .replace(/SH/g, 'S')
    .replace(/^(?:DNY|JN|GN)(?=[AEIOU])/, 'GY')
    .replace(/([BCDGJKT])H/g, '$1')
    .replace(/OU|AU/g, 'O')
    .replace(/EI/g, 'I')
    .replace(/IY|Y/g, 'I')
    .replace(/[EI]ND(?:RA?|[AEI]R)$/, 'INDR')
    .replace(/AND(?:RA?|[AE]R)$/, 'ANDR')
    .replace(/(?:EA|AI|E|I)SVAR/g, 'ISVAR')
    .replace(/(.)\1+/gu, '$1');
}

/** A wider net over `closeSound`: Bikash and Vikas, Tamizh and Tamil. Two words that meet here alone are less sure. */
export function looseSound(close: string): string {
  return close.replace(/B/g, 'V').replace(/ZH?/g, 'L');
}

/** The consonants alone, which scripts agree on; a vowel is often heard in two ways. */
export function bones(close: string): string {
  return close.replace(/[AEIOU]/g, '');
}
