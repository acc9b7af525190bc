import { policyReasonCodes, policyReasons } from './rule.ts';

type FromPolicy = Exclude<keyof typeof policyReasons, 'UNKNOWN'>;

/** Reasons to decline a loan: those of a policy, and those that a person alone can see. */
type DeclineReason = FromPolicy | 'IDENTITY_DOUBTFUL' | 'DOCUMENTS_FALSE';

const ofPolicy = policyReasonCodes.filter((code) => code !== 'UNKNOWN');

/** How the team reads each reason. */
export const declineReasons = {
  ...(Object.fromEntries(
    ofPolicy.map((code) => [code, { for: 'reject', words: policyReasons[code] }]),
  ) as Record<FromPolicy, { for: 'reject'; words: string }>),
  IDENTITY_DOUBTFUL: { for: 'reject', words: 'Identity could not be established' },
  DOCUMENTS_FALSE: { for: 'reject', words: 'A document is not genuine' },
} as const satisfies Record<DeclineReason, { for: 'reject'; words: string }>;

/** How the applicant reads each reason: what it was, never a suspicion. */
const sentences: Readonly<Record<DeclineReason, { en: string; hi: string }>> = {
  AGE_OUTSIDE: {
    en: 'Your age is outside what we lend to.',
    hi: 'आपकी उम्र हमारी लोन की सीमा से बाहर है।',
  },
  INCOME_LOW: {
    en: 'Your income is too low for this loan.',
    hi: 'इस लोन के लिए आपकी आय कम है।',
  },
  OTHER_LOANS: {
    en: 'With this loan, your monthly instalments would be too high for your income.',
    hi: 'इस लोन के साथ आपकी हर महीने की किस्तें आपकी आय के हिसाब से बहुत ज़्यादा होंगी।',
  },
  SCORE_LOW: {
    en: 'Your credit score is below what we need.',
    hi: 'आपका क्रेडिट स्कोर हमारी ज़रूरत से कम है।',
  },
  NO_HISTORY: {
    en: 'The credit bureau has no history of you.',
    hi: 'क्रेडिट ब्यूरो में आपका कोई इतिहास नहीं है।',
  },
  PLACE_NOT_SERVED: {
    en: 'We do not lend at your address yet.',
    hi: 'हम आपके पते पर अभी लोन नहीं देते।',
  },
  AMOUNT_OUTSIDE: {
    en: 'The amount or the tenure is outside what we lend.',
    hi: 'यह राशि या अवधि हमारी सीमा से बाहर है।',
  },
  VALUE_LOW: {
    en: 'The loan is too high for the price of what you buy.',
    hi: 'जो आप ख़रीद रहे हैं, उसकी क़ीमत के हिसाब से लोन ज़्यादा है।',
  },
  DOCUMENTS_DIFFER: {
    en: 'Some of your documents do not match.',
    hi: 'आपके कुछ दस्तावेज़ आपस में नहीं मिलते।',
  },
  OUTSIDE_POLICY: {
    en: 'It is outside our lending policy.',
    hi: 'यह हमारी लोन नीति से बाहर है।',
  },
  IDENTITY_DOUBTFUL: {
    en: 'We could not confirm your identity.',
    hi: 'हम आपकी पहचान पक्की नहीं कर सके।',
  },
  DOCUMENTS_FALSE: {
    en: 'We could not accept one of your documents.',
    hi: 'हम आपका एक दस्तावेज़ नहीं मान सके।',
  },
};

const isDecline = (code: string): code is DeclineReason => Object.hasOwn(sentences, code);

/** Why a decision declined, as its applicant reads it: in Hindi, else in English. Codes that are none to decline are left out. */
export const declineSentences = (codes: readonly string[], language: string): string[] =>
  codes.filter(isDecline).map((code) => sentences[code][language === 'hi' ? 'hi' : 'en']);
