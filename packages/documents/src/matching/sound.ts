/** Spellings of one name that no rule of sound brings together. */
const families: readonly RegExp[] = [
  /^M(?:D|U?O?HD|OHMD|[AOU]H[AOU]M+[AEUO]*[DT]+)$/,
  /^(?:KUMAR|KR|KUMER)$/,
  /^(?:CH|CH[OA]+[UW]?DH?[AU]?R[IY])$/,
  /^(?:SH?[AE]?[IE]?KH?|SHAIKH|SHEKH|SHAIK|SK)$/,
  /^S(?:YD|[AE]?YY?[AEI]D|A[IY]{1,2}[AE]D)$/,
  /^(?:LUX|LAX|LAKSH)M[IY]$/,
  /^(?:KR[IU]SHNA*|KRISHNAN|KRISHAN|KISHAN)$/,
  /^S(?:INGH?|INH|INGHA)$/,
  /^[VB][AE]RMA$/,
  /^P(?:RA|AR)S?H?SH?A+D$/,
  /^AG+A?RA?[WV]A+L$/,
  /^PAND(?:E|EY|AY|AI)$/,
  /^T[EI][WV]AR[IY]$/,
  /^H[UO]S+[AE][IY]?E?N$/,
  /^A+H[AE]?M+[AE]D$/,
  /^R[AE]H[AE]?M[AE]+N$/,
  /^ABD[UO][LRSZ]$/,
  /^BEG[AU]M$/,
  /^BAN[OU]+$/,
  /^F[AE]+TH?[EI]+MA$/,
  /^P[AE]R[VB][IE]+N$/,
  /^A[IY]+[EA]?SHA$/,
  /^Y[OU]+S[AEU]+F$/,
  /^[UO]M[AE]+R$/,
  /^[UO]SMA+N$/,
  /^(?:AI|I|A)YY?[AE]R$/,
  /^(?:AI|I|A)YY?AN?N[GK]A+R$/,
  /^FA+[IY][SZ][AEU]+L$/,
  /^SEN[TD]H?I+L$/,
  /^GO+(?:[IY][AE]*|E)L$/,
  /^D[AU]TT?A?$/,
  /^GHOS[HE]$/,
  /^R(?:OY|AY|AI)$/,
  /^D(?:UBE|UBEY|UBEI|WIVEDI|VIVEDI)$/,
  // One family each, by its English and by its Sanskrit name.
  /^B[AO]N(?:[AE]*R?JJ?(?:EE|I|EA)|D[IY]*[AO]+PA+DH?[IY]A+[IY]?A?)$/,
  /^MU[CK]H?(?:[AE]*RJJ?(?:EE|I|EA)|O+PA+DH?[IY]A+[IY]?A?)$/,
  /^CHA?T+(?:[AE]*RJJ?(?:EE|I|EA)|O+PA+DH?[IY]A+[IY]?A?)$/,
  /^G[AO]+NG(?:UL(?:Y|I|EE)|O+PA+DH?[IY]A+[IY]?A?)$/,
  /^BH?AT+A+CH?A+R(?:[IY]+A?|JEE|JI|JYA|JYO|Y+O)$/,
  /^CHAKR[AO][BV][AO]R?T+H?[IY]$/,
  /^MA[JZ][UOA]MD[AE]+R$/,
  /^(?:BOSE?|BOSU|BASU)$/,
  /^M[AO]ND[AO]L$/,
  /^PA+R[EI]KH$/,
  /^GA[AEIY]+KA?[VW]A+D$/,
  /^RA+TH?[AO]+U?[RD]E?$/,
  /^CH[AO]+[UVW]+H?A+N$/,
  /^BHO+N?SA?LE$/,
  /^P[AO][VW]A+R$/,
  /^NA+[IY]U?D[UO]+$/,
  /^NA+[IY]+A?R$/,
  /^NA+[IY]+A?KA?$/,
  /^PAT+A?NA+[IY]+A?K$/,
  // Bengali writes Yadav with a letter that may be a J; Jadhav is another name.
  /^(?:YA+DA+[BVUO]+|JADAB)$/,
  /^[QK]U?R(?:E|AI|EI)S+H?[IY]$/,
  /^SI+D+I+[QK]U*[IE]$/,
];

const inAnyFamily = new RegExp(families.map(({ source }) => source).join('|'));

/** The sound of a word in Indian spelling habits: Geetha and Gita have one, Rajendra and Rajinder too. */
export function closeSound(word: string): string {
  const plain = word.replace(/PH/g, 'F');
  return inAnyFamily.test(plain)
    ? `*${families.findIndex((spellings) => spellings.test(plain))}`
    : bySpelling(word);
}

function bySpelling(word: string): string {
  return word
    .replace(/IQUE$/, 'IK')
    .replace(/A[OUW]$/, 'AV')
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
    .replace(/EH(?=[^AEIOU])/g, 'AH')
    .replace(/HM(?=.)/g, 'M')
    .replace(/OU|AU/g, 'O')
    .replace(/EI/g, 'I')
    .replace(/IY|Y/g, 'I')
    .replace(/^E(?=BR|SM)/, 'I')
    .replace(/TR[AE]IA?$/, 'TRAI')
    .replace(/^JAIA(?=(?!N)[^AEIOU])/, 'JAI')
    .replace(/SVAM/g, 'SAM')
    .replace(/(?<=..)OI$/, 'AI')
    .replace(/(?<=[IL]A)H$/, '')
    .replace(/MANIA?[MN]?$/, 'MANI')
    .replace(/[EI]ND(?:RA?|[AEI]R)$/, 'INDR')
    .replace(/AND(?:RA?|[AE]R)$/, 'ANDR')
    .replace(/(?<=[^AEIOU]{2})ER$/, 'AR')
    .replace(/(?:EA|AI|E|I)SVAR/g, 'ISVAR')
    .replace(/(.)\1+/gu, '$1');
}

/** A wider net over `closeSound`: Bikash and Vikas, Tamizh and Tamil. Two words that meet here alone are less sure. */
export function looseSound(close: string): string {
  return close.replace(/B/g, 'V').replace(/ZH?/g, 'L');
}

/** The sound of a word as Tamil spells it: one letter for K, G and H inside a word, for T and D, for P, B and F, for S and CH. */
export function tamilSound(word: string): string {
  return bySpelling(word)
    .replace(/(?<=.)H|G/g, 'K')
    .replace(/D/g, 'T')
    .replace(/[BF]/g, 'P')
    .replace(/C/g, 'S')
    .replace(/ZH?/g, 'L')
    .replace(/(.)\1+/gu, '$1');
}

/** The consonants alone, which scripts agree on; a vowel is often heard in two ways. */
export function bones(close: string): string {
  return close.replace(/[AEIOU]/g, '');
}
