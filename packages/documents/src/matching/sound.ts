/** Spellings of one name that no rule of sound brings together. */
const families: readonly RegExp[] = [
  // Tamil has one letter for H, K and G, and ends the name with a U.
  /^M(?:D|O|OH|U?O?HD|OHMD|[OU]HM[AE]D|[AOU][HK][AOU]M+[AEUO]*[DT]+H?U?)$/,
  /^(?:KUMAR|KR|KUMER)$/,
  /^CH[OA]+[UW]?DH?[AU]?R[IY]$/,
  /^(?:SH?[AE]?[IE]?KH?|SHAIKH|SHEKH|SHAIK|SK)$/,
  /^S(?:YD|[AE]?YY?[AEI]D|A[IY]{1,2}[AE]D)$/,
  /^(?:LUX|LAX|LAKSH)M[IY]$/,
  /^(?:KR[IU]SHNA*|KRISHAN|KISH[AEU]N)$/,
  /^S(?:INGH?|INH|INGHA)$/,
  /^[VB][AE]RMA$/,
  /^(?:P(?:RA|AR)S?H?SH?A+D|PR?S?D)$/,
  /^AG+A?RA?[WV]A+L$/,
  /^PAND(?:E|EY|AY|AI)$/,
  /^T[EI][WV]AR[IY]$/,
  /^H[UO]S+[AE][IY]?E?N$/,
  /^A+H(?:[AE]?M+[AE]D)?$/,
  /^R[AE]H[AE]?M[AE]+N$/,
  /^AB(?:D[UO][LRSZ])?$/,
  /^BEG[AU]M$/,
  /^BAN[OU]+$/,
  /^F[AE]+TH?[EI]+MA$/,
  /^P[AE]R[VB][IE]+N$/,
  /^A[IY]+[EA]?SHA$/,
  /^Y[OU]+S[AEU]+F$/,
  /^[UO]M[AE]+R$/,
  /^[UO]SMA+N$/,
  /^(?:AI|I|A)YY?[AE]R$/,
  /^(?:AI|I|A)YY?[AE]N?N[GK]A+R$/,
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
  // Rather of Kashmir is another name than Rathore.
  /^RATH[AE]R$/,
  /^RA+TH?[AO]+U?[RD]E?$/,
  /^CH[AO]+[UVW]+H?A+N$/,
  /^BHO+N?SA?LE$/,
  /^P[AO][VW]A+R$/,
  /^NA+[IY]U?D[UO]+$/,
  /^NA+[IY]+A?R$/,
  /^NA+[IY]+A?(?:KA?|QUE)$/,
  /^PAT+A?NA+[IY]+A?K$/,
  // Bengali writes Yadav with a letter that may be a J; Jadhav is another name.
  /^(?:YA+DA+[BVUO]+|JADAB)$/,
  /^[QK]U?R(?:E|AI|EI)S+H?[IY]$/,
  /^SI+D+I+[QK]U*[IE]$/,
  // Sethi of Punjab is another name than Shetty of the coast.
  /^(?:SH?|CH)ET{2,}[IY]$/,
  /^NA+[IY]+A?[CK]+[AE]R$/,
  /^M[AE]H[AE]?TA$/,
  /^M[AO]HA+PA+T[RH]+[AO]?$/,
  /^M[AO]H[AO]+NT[IY]$/,
  /^K[AO]LITA$/,
  /^B[AO]R[OU]+[VY]?A+H?$/,
  /^S[AIO]R[CK]A+R$/,
  /^PAU?L$/,
  /^DEY?$/,
  /^THA+C?K+[AE]?R(?:E|EY|AY|AI)$/,
  /^F[EI]+R[OU]+[ZSJ]E?$/,
  /^J(?:AI|EE|I)LA+NI$/,
  /^[KQ]U?H?A+D[AEI]+R$/,
  /^BA?RA+R$/,
  /^MIC?H(?:AE|EA|E)L$/,
  /^J[AE]+[CK]{1,2}[OAU]B{1,2}$/,
  /^F[EA]RNA+ND[EIA]+[SZJ]$/,
  /^EL[IY][SZ]AB[AE]T+H?$/,
  /^ST[EI]+[FV][AE]N$/,
  /^S[OU]+SAM+A$/,
  /^V[AE]R(?:G[HU]*|UGH)[EI]+SE?$/,
  /^(?:GEORGE|JORJ)$/,
  /^MATH?(?:EW|YU|IU)$/,
  /^M[AE]I?R[IY]$/,
  /^GA?RE[VW]A+L$/,
  /^UPA+DH?[IY]A+[IY]*A?$/,
  /^[OU]RAO[NM]$/,
  /^HEMBR[AO]M$/,
  /^HIR[AE]MATH?A?$/,
  /^B[AO]RD[AO]LO[IY]$/,
  /^SATA?PAT+H?[IY]$/,
  /^NA[MN][BP](?:O+|U+)[DT]H?[IA]?RI(?:PA+D)?$/,
  /^[VW]A+R+[IY]+[EA]*R$/,
  /^MENE[SZJ][EI][SZJ]$/,
  /^GA[OU]NKA+R$/,
  /^K[AI]?RPALANI$|^KRIPALANI$/,
  /^KH[WU]?A+JA$/,
  /^M[OU]I?NUD+[IE]+N$/,
  /^(?:AI|E|I)JA+[ZJ]$/,
  /^IMT(?:I|EY|IY)A+[ZJ]$/,
  /^Y[OU]+N[UA]S$/,
  /^RAB(?:I|EY|IY)AH?$/,
  // The Parsis write names in -ji in English and in Gujarati.
  /^RUST[AOU]M(?:J(?:I|EE))$/,
  /^JAMSH?E[DT]J(?:I|EE)$/,
  /^SO+H?RABJ(?:I|EE)$/,
  /^[CK]A?[OU]?[VW]A+SJ(?:I|EE)$/,
  /^KH[AOU]RSHE+DJ(?:I|EE)$/,
  /^J[AE]HA+NGIR$/,
  /^DINSHA[WH]?$/,
  /^POTH[AE]N$/,
  /^AL[EI]+YAMMA$/,
  /^KARKER[AE]$/,
  /^GAN(?:AI|IE|AIE)$/,
];

const inAnyFamily = new RegExp(families.map(({ source }) => source).join('|'));

/** The sound of a word in Indian spelling habits: Geetha and Gita have one, Rajendra and Rajinder too. */
export function closeSound(word: string): string {
  const plain = word.replace(/PH/g, 'F');
  return inAnyFamily.test(plain)
    ? `*${families.findIndex((spellings) => spellings.test(plain))}`
    : bySpelling(word);
}

/** True for a spelling of a name whose spellings are all told above: any other one is a slip. */
export const isKnown = (word: string): boolean => closeSound(word).startsWith('*');

/** What is written in several ways and said in one. In this order: what a rule has made, the next one reads. */
const habits: readonly (readonly [RegExp, string])[] = [
  [/QUE$/, 'K'],
  [/NEY$/, 'NI'],
  [/KEY$/, 'KI'],
  [/(?<=..(?:RR|ND))EY$/, 'AY'],
  [/^SHEO$/, 'SHIV'],
  [/LINGAM$/, 'LINGA'],
  [/KISHIN(?=CHAND)/, 'KISHAN'],
  // The Portuguese write X for SH; Kerala an E for the A of Ranjith.
  [/^X(?!AV)(?=[AE])/, 'SH'],
  [/^RE(?=NJI|SH?MI)/, 'RA'],
  [/^ACHYU/, 'ACHU'],
  // Bengal and Odisha say a Y at the beginning as a J.
  [/^J(?=OG[EI]ND|ASHOD|UDHISH)/, 'Y'],
  [/QU(?=[AEI])/g, 'K'],
  // An N where the H of Krishna should be is a slip and no doubled letter.
  [/(?<=S)NN/g, 'NHN'],
  [/(?<=CK|BB|DD|FF|GG|JJ|KK|LL|MM|NN|PP|RR|SS|TT)ER$/, 'AR'],
  [/EO(?=RAO$|$)/, 'EV'],
  [/A[OUW]$/, 'AV'],
  [/OW(?![AEIOU])/g, 'O'],
  [/EE+/g, 'I'],
  [/OO+/g, 'U'],
  [/(.)\1+/gu, '$1'],
  [/PH/g, 'F'],
  [/CK|Q/g, 'K'],
  [/C(?=[AOULRT])|(?<=.)C$/g, 'K'],
  [/X/g, 'KS'],
  [/W/g, 'V'],
  [/Z(?!H)/g, 'J'],
  [/SH/g, 'S'],
  [/^(M?A)[JZ]A?H(?=AR)/, '$1JAH'],
  [/(?:DNY|JN|GN)(?=[AEIOU])/g, 'GY'],
  [/NADH(?=A?$|A[^R])/, 'NATH'],
  [/([BCDGJKT])H/g, '$1'],
  [/^EH(?=[ST])/, 'IH'],
  [/EH(?=[^AEIOU])/g, 'AH'],
  [/^JOHN/, 'JON'],
  [/(?<=A)HY(?=A)/g, 'Y'],
  [/HM(?=.)/g, 'M'],
  [/(?<=NARA?SIM)H/, ''],
  [/OU|AU/g, 'O'],
  [/EI/g, 'I'],
  [/^JEY(?=A)/, 'JAY'],
  [/IY|Y/g, 'I'],
  [/NARAIN/, 'NARAIAN'],
  // Ilangovan and Elangovan, Ibrahim and Ebrahim; a Telugu E is said with a Y before it: Yellamma.
  [/^IE(?=[LR])/, 'E'],
  [/^E(?=[^AEIOUV].{3})/, 'I'],
  [/^IES(?=[OV])/, 'IAS'],
  [/^HRIS/, 'RIS'],
  [/^KUN[HJ](?=[AI])/, 'KUN'],
  // Krishna is said Krushna in the West and in Odisha, and Kishan in the North.
  [/KRUS/g, 'KRIS'],
  [/(?<=..)KR?IS[AE]N$/, 'KRISNA'],
  [/^([HKMPV]R|TR(?=.P))U(?=[^AEIOU])/, '$1I'],
  [/^GURU(?=[^AEIOU][AEIOUR])/, 'GUR'],
  // Bengal and Assam say O for an unwritten A.
  [/^([BP]R)O(?=[^AEIOU].)/, '$1A'],
  [/(?<=.{4})O(?=[LN]$)|(?<=[^AEIOU]{2})O$/, 'A'],
  [/TR[AE]IA?$/, 'TRAI'],
  [/^JAIA(?=(?!N)[^AEIOU])/, 'JAI'],
  [/SVAM/g, 'SAM'],
  [/(?<=..)OI$/, 'AI'],
  [/(?<=[AEIOU].*[^AEIOU]A|[ILU]A)H$/, ''],
  [/MANIA?[MN]?$/, 'MANI'],
  [/[EI]ND(?:RA?|[AEI]R)$/, 'INDR'],
  [/AND(?:RA?|[AE]R)$/, 'ANDR'],
  [/(?<=[^AEIOU]{2})ER$/, 'AR'],
  [/(?<=^.?A[BHJST])ER$/, 'IR'],
  [/(?:EA|AI|E|I)SVAR/g, 'ISVAR'],
  [/(?<=R)[AU]LU$/, 'LU'],
  [/(?<=[^AEIOU])LEI$/, 'LI'],
  [/IEN$/, 'IAN'],
  // The Portuguese of the west coast: D'Souza, Desouza.
  [/^D[AEI]?S[OU][JS]A$/, 'DSOJA'],
  [/^D[AEI](?=MELO|KOST|SILV|KRUJ|LIMA|ROJAR|KUNHA)/, 'D'],
  [/(?<=^(?:RODRIG|GOM|LOP|MENEJ|GONSALV|ALVAR|MEND|PER|NUN).?)EJ$/, 'ES'],
  [/(.)\1+/gu, '$1'],
];

function bySpelling(word: string): string {
  let sound = word;
  for (const [written, said] of habits) sound = sound.replace(written, said);
  return sound;
}

/** A wider net over `closeSound`: Bikash and Vikas, Tamizh and Tamil. Two words that meet here alone are less sure. */
export function looseSound(close: string): string {
  return close.replace(/B/g, 'V').replace(/ZH?/g, 'L');
}

/**
 * The sound of a word as Tamil spells it: one letter for K, G and H inside a word, for T and D, for P, B and F, for S and CH.
 * Between a stop and an R it writes a vowel that nobody says: Pirakash, Chandiran.
 */
export function tamilSound(word: string): string {
  return bySpelling(word)
    .replace(/ZH/g, 'L')
    .replace(/(?<=.)H|G/g, 'K')
    .replace(/D/g, 'T')
    .replace(/[BF]/g, 'P')
    .replace(/C/g, 'S')
    .replace(/Z/g, 'L')
    .replace(/(?<=[KPT])I(?=R[AEIOU])/g, '')
    .replace(/KRUS/g, 'KRIS')
    .replace(/[EI]NT(?:RA?|AR)$/, 'INTR')
    .replace(/ANT(?:RA?|AR)$/, 'ANTR')
    .replace(/LA[KT]SU?MI/g, 'LAKSMI')
    .replace(/(.)\1+/gu, '$1');
}

/** A name of the South by its end. Balwinder and Palwinder of Punjab are two. */
const ofTheSouth = /(?:[AEIOU]N|AL|AM|ANI|AMI)$/;

/** Murugesan and Murukesan: the South writes one letter for K and G, T and D, P and B, and its papers either in English. */
export function soundsSouthern(a: string, b: string): boolean {
  return (
    Math.min(a.length, b.length) >= 8 &&
    ofTheSouth.test(a) &&
    ofTheSouth.test(b) &&
    // Gurcharan and Gursharan are two names.
    a.includes('C') === b.includes('C') &&
    tamilSound(a) === tamilSound(b)
  );
}

/** The consonants alone, which scripts agree on; a vowel is often heard in two ways. */
export function bones(close: string): string {
  return close.replace(/[AEIOU]/g, '');
}
