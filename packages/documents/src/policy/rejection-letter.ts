import { date } from '../format.ts';
import { type WrittenLine, type WrittenPart, writtenBlock } from '../written-part.ts';
import { declineSentences } from './decline-reasons.ts';

/** What a rejection letter says. Names in braces are filled in. */
const english = {
  title: 'Decision on your loan application',
  decision: 'Decision',
  day: 'Decided on',
  outcome: 'Outcome',
  outcomeIs: '{lender} could not approve your loan application.',
  reason: 'Reason {number}',
  next: 'If you do not agree',
  again: 'Ask for another look',
  againIs:
    'Log in to your application, open Progress and write what should be looked at again. Correct or add documents there before you do. {lender} answers there.',
  help: 'Questions',
  grievance: 'Grievance officer',
  ombudsman: 'Ombudsman',
  ombudsmanIs:
    'If {lender} does not settle your complaint within 30 days, you can complain to the RBI Ombudsman at cms.rbi.org.in.',
  bureau: 'Your credit report',
  bureauIs:
    'You can get your credit report free of charge once a year from each credit bureau. If something in it is wrong, ask the bureau or the lender who reported it to correct it.',
  data: 'Your data',
  dataIs: 'What {lender} stores of you, for how long and why is in your application under My data.',
};
type Words = typeof english;
const hindi: Words = {
  title: 'आपके लोन आवेदन पर फ़ैसला',
  decision: 'फ़ैसला',
  day: 'फ़ैसले की तारीख़',
  outcome: 'नतीजा',
  outcomeIs: '{lender} आपका लोन आवेदन मंज़ूर नहीं कर सका।',
  reason: 'कारण {number}',
  next: 'अगर आप सहमत नहीं हैं',
  again: 'दोबारा देखने को कहें',
  againIs:
    'अपने आवेदन में लॉगिन करें, प्रगति खोलें और लिखें कि क्या दोबारा देखा जाए। उससे पहले वहीं दस्तावेज़ सुधारें या जोड़ें। {lender} वहीं जवाब देगा।',
  help: 'सवाल',
  grievance: 'शिकायत अधिकारी',
  ombudsman: 'लोकपाल',
  ombudsmanIs:
    'अगर {lender} 30 दिनों में आपकी शिकायत का समाधान न करे, तो आप cms.rbi.org.in पर RBI लोकपाल से शिकायत कर सकते हैं।',
  bureau: 'आपकी क्रेडिट रिपोर्ट',
  bureauIs:
    'आप हर क्रेडिट ब्यूरो से साल में एक बार अपनी क्रेडिट रिपोर्ट मुफ़्त ले सकते हैं। अगर उसमें कुछ ग़लत है, तो ब्यूरो से या जिस ऋणदाता ने वह जानकारी दी है उससे सुधार करवाएँ।',
  data: 'आपका डेटा',
  dataIs: '{lender} आपका क्या डेटा रखता है, कब तक और क्यों, यह आपके आवेदन में "मेरा डेटा" में है।',
};

/** Reasons that rest on a credit bureau's report. */
const ofBureau: readonly string[] = ['SCORE_LOW', 'NO_HISTORY'];

interface RejectionFacts {
  lender: string;
  /** The day of the decision in India, YYYY-MM-DD. */
  day: string;
  /** Reason codes of the decision. */
  reasons: readonly string[];
  /** Whom to ask, and the grievance officer; blank where the lender has set none. */
  help: string;
  grievance: string;
}

const part = (title: string, lines: readonly WrittenLine[]): WrittenPart => ({
  title,
  blocks: [writtenBlock(lines.filter(([, text]) => text !== ''))],
});

export const rejectionLetterTitle = (language: 'en' | 'hi'): string =>
  (language === 'hi' ? hindi : english).title;

/**
 * The parts of a rejection letter: the decision with its reasons as the person may hear them, and what they can do. It names no
 * score, no source and no suspicion.
 */
export function rejectionLetter(
  { lender, day, reasons, help, grievance }: RejectionFacts,
  language: 'en' | 'hi',
): WrittenPart[] {
  const words = language === 'hi' ? hindi : english;
  const ofLender = (text: string) => text.replaceAll('{lender}', lender);
  const sentences = declineSentences(reasons, language);
  const rests = reasons.some((reason) => ofBureau.includes(reason));
  return [
    part(words.decision, [
      [words.day, date(day)],
      [words.outcome, ofLender(words.outcomeIs)],
      ...sentences.map((text, at) => [words.reason.replace('{number}', String(at + 1)), text] as const),
    ]),
    part(words.next, [
      [words.again, ofLender(words.againIs)],
      [words.help, help],
      [words.grievance, grievance],
      [words.ombudsman, ofLender(words.ombudsmanIs)],
      [words.bureau, rests ? words.bureauIs : ''],
      [words.data, ofLender(words.dataIs)],
    ]),
  ];
}
