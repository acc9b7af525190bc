import { tamperHindi } from './account-head-hindi.ts';
import { daysHindi } from './days-hindi.ts';
import { type Reading, sentenceReader, sequenceReader } from './sentence-patterns.ts';

/**
 * What is said of a bank statement, by the English sentence: differences, notes, rules and checks
 * (packages/readers/src/statement, apps/api/src/isolated/statements, apps/api/src/features/bank). A name in braces stands
 * for whatever the sentence has there.
 */
export const statementHindi: Readonly<Record<string, string>> = {
  ...tamperHindi,

  'The statement prints two opening balances: {table} in the table and {outside} outside it.':
    'स्टेटमेंट में दो शुरुआती बैलेंस छपे हैं: तालिका में {table} और उसके बाहर {outside}।',
  'The closing balance is printed as {printed}, but the rows end at {end}. Rows at the end may be missing.':
    'अंतिम बैलेंस {printed} छपा है, पर पंक्तियों के अनुसार वह {end} है। शायद अंत की पंक्तियाँ नहीं हैं।',
  'The total of debits is printed as {printed}, but the rows add up to {rows}.':
    'कुल निकासी {printed} छपी है, पर पंक्तियों का जोड़ {rows} है।',
  'The total of credits is printed as {printed}, but the rows add up to {rows}.':
    'कुल जमा {printed} छपा है, पर पंक्तियों का जोड़ {rows} है।',
  'The number of debits is printed as {printed}, but the statement has {expected}.':
    'निकासी की संख्या {printed} छपी है, पर स्टेटमेंट में {expected} हैं।',
  'The number of credits is printed as {printed}, but the statement has {expected}.':
    'जमा की संख्या {printed} छपी है, पर स्टेटमेंट में {expected} हैं।',
  'Page {page} of the statement is missing: the page numbers skip it.':
    'स्टेटमेंट का पन्ना {page} नहीं है: पन्नों की संख्या में वह छूट गया है।',
  'Pages {first} to {last} of the statement are missing: the page numbers skip them.':
    'स्टेटमेंट के पन्ने {first} से {last} नहीं हैं: पन्नों की संख्या में वे छूट गए हैं।',
  'The printed row numbers begin with {number} at {row}. Rows before it are missing.':
    'छपी हुई क्रम संख्या {number} से शुरू होती है: {row}। इससे पहले की पंक्तियाँ नहीं हैं।',
  'The printed row numbers jump from {before} to {number} at {row}. Rows between them are missing.':
    'छपी हुई क्रम संख्या {before} के बाद सीधे {number} है: {row}। बीच की पंक्तियाँ नहीं हैं।',
  '{row} is outside the printed period, {days}.': '{row}: यह छपी हुई अवधि ({days}) से बाहर है।',
  '{count} rows are outside the printed period, {days}. The first is {row}.':
    '{count} पंक्तियाँ छपी हुई अवधि ({days}) से बाहर हैं। पहली है {row}।',
  'The statement has no balances to compare, so its amounts cannot be checked. Use a statement with a balance on every row.':
    'स्टेटमेंट में मिलाने के लिए बैलेंस नहीं हैं, इसलिए राशियाँ नहीं जाँची जा सकतीं। ऐसा स्टेटमेंट दें जिसकी हर पंक्ति में बैलेंस हो।',
  '{row} and the rows after it have no balance, and no closing balance is printed. Their amounts cannot be checked.':
    '{row} और उसके बाद की पंक्तियों में बैलेंस नहीं है, और अंतिम बैलेंस भी नहीं छपा है। इनकी राशियाँ नहीं जाँची जा सकतीं।',

  'The file also has the table of a loan, a deposit or a card. We read the savings or current account only.':
    'फ़ाइल में किसी लोन, जमा या कार्ड की तालिका भी है। हमने सिर्फ़ बचत या चालू खाता पढ़ा है।',
  'The statement is a scan. Its balances check the amounts only. Compare names, references and dates with the file.':
    'यह स्टेटमेंट स्कैन है। बैलेंस से सिर्फ़ राशियों की जाँच होती है। नाम, संदर्भ और तारीखें फ़ाइल से मिला लें।',

  'The opening balance printed on page {page} is {printed}, but the rows before it end at {end}.':
    'पन्ना {page} पर शुरुआती बैलेंस {printed} छपा है, पर उससे पहले की पंक्तियों के अनुसार वह {end} है।',
  'The closing balance printed on page {page} is {printed}, but the rows before it end at {end}.':
    'पन्ना {page} पर अंतिम बैलेंस {printed} छपा है, पर उससे पहले की पंक्तियों के अनुसार वह {end} है।',
  'The balance brought forward on page {page} is {printed}, but the rows before it end at {end}. A page or rows may be missing.':
    'पन्ना {page} पर पिछले पन्ने से लाया गया बैलेंस {printed} है, पर उससे पहले की पंक्तियों के अनुसार वह {end} है। शायद कोई पन्ना या पंक्तियाँ नहीं हैं।',
  'The balance carried forward on page {page} is {printed}, but the rows before it end at {end}. A page or rows may be missing.':
    'पन्ना {page} पर अगले पन्ने को ले जाया गया बैलेंस {printed} है, पर उससे पहले की पंक्तियों के अनुसार वह {end} है। शायद कोई पन्ना या पंक्तियाँ नहीं हैं।',
  '{row} prints “{text}”, which is not a date in the form DD/MM/YYYY.':
    '{row} में “{text}” छपा है, जो DD/MM/YYYY के रूप में तारीख नहीं है।',
  '{row} has no date.': '{row} में तारीख नहीं है।',
  'We could not read the amount and the balance of {row}.': '{row}: हम राशि और बैलेंस नहीं पढ़ पाए।',
  'We could not read the amount of {row}. By its balance it is {amount}.':
    '{row}: हम राशि नहीं पढ़ पाए। बैलेंस के अनुसार वह {amount} है।',
  '{row} prints {amount} as a debit, but its balance goes up as for a credit.':
    '{row} में {amount} निकासी के रूप में छपा है, पर बैलेंस जमा की तरह बढ़ता है।',
  '{row} prints {amount} as a credit, but its balance goes down as for a debit.':
    '{row} में {amount} जमा के रूप में छपा है, पर बैलेंस निकासी की तरह घटता है।',
  'The statement does not say whether the amount of {row} is a debit or a credit.':
    '{row}: स्टेटमेंट से पता नहीं चलता कि राशि निकासी है या जमा।',
  'The balance of {row} is {printed}, {off} more than the {expected} that follows from the row before.':
    '{row} में बैलेंस {printed} है। पिछली पंक्ति के अनुसार {expected} होना चाहिए, यानी {off} ज़्यादा है।',
  'The balance of {row} is {printed}, {off} less than the {expected} that follows from the row before.':
    '{row} में बैलेंस {printed} है। पिछली पंक्ति के अनुसार {expected} होना चाहिए, यानी {off} कम है।',
  'Its date is before {day}, the date of the row above. Rows may have been added or removed.':
    'इसकी तारीख ऊपर की पंक्ति की तारीख ({day}) से पहले की है। शायद पंक्तियाँ जोड़ी या हटाई गई हैं।',
  'It is the first row of page {page}. A page or rows before it may be missing.':
    'यह पन्ना {page} की पहली पंक्ति है। शायद इससे पहले का पन्ना या पंक्तियाँ नहीं हैं।',
  'The amount or the balance was changed, or a row before it is missing.':
    'राशि या बैलेंस बदला गया है, या इससे पहले की कोई पंक्ति नहीं है।',

  'Row {number} ({days}) is in the statement a second time. The first is row {first}.':
    'पंक्ति {number} ({days}) स्टेटमेंट में दूसरी बार आई है। पहली बार यह पंक्ति {first} है।',
  'Rows {from} to {to} ({days}) are in the statement a second time. The first time begins at row {first}.':
    'पंक्ति {from} से {to} ({days}) स्टेटमेंट में दूसरी बार आई हैं। पहली बार ये पंक्ति {first} से शुरू होती हैं।',
  'Rows of file {file} that another file has too ({days}): {count}. They count once.':
    'फ़ाइल {file} की जो पंक्तियाँ दूसरी फ़ाइल में भी हैं ({days}): {count}। इन्हें एक ही बार गिना गया है।',
  'Two files cover {days} but do not agree. Rows in one: {one}, in the other: {other}, the same: {same}. One of them was changed or is incomplete.':
    'दो फ़ाइलों में {days} के लेन-देन हैं, पर वे मेल नहीं खातीं। एक में पंक्तियाँ: {one}, दूसरी में: {other}, एक जैसी: {same}। इनमें से कोई एक बदली गई है या अधूरी है।',
  'No file covers {days}.': 'किसी फ़ाइल में {days} के लेन-देन नहीं हैं।',
  'File {file} does not begin with the balance that the file before it ends with.':
    'फ़ाइल {file} उस बैलेंस से शुरू नहीं होती जिस पर पिछली फ़ाइल समाप्त होती है।',
  'The balance before is {before}, and after it {after}.': 'पहले बैलेंस {before} है और बाद में {after}।',

  'Differences not listed here: {count}.': 'जो अंतर यहाँ नहीं दिखाए गए: {count}।',
  'The bank prints the newest transactions first. Here the oldest come first.':
    'बैंक नए लेन-देन पहले छापता है। यहाँ सबसे पुराने पहले हैं।',
  'The headings of the debit and credit columns are swapped. We told them apart by the balances.':
    'निकासी और जमा के कॉलम के शीर्षक आपस में बदले हुए हैं। हमने बैलेंस से पहचाना कि कौन-सा कौन है।',
  'No opening balance is printed. We calculated it from the first transaction.':
    'शुरुआती बैलेंस नहीं छपा है। हमने उसे पहले लेन-देन से निकाला।',
  'Transactions that only the balance shows to be a debit or a credit: {count}.':
    'लेन-देन जिनमें सिर्फ़ बैलेंस से पता चलता है कि वे निकासी हैं या जमा: {count}।',
  'Transactions without a balance: {count}. The next printed balance proves them.':
    'बिना बैलेंस के लेन-देन: {count}। अगला छपा बैलेंस इनकी पुष्टि करता है।',
  'Transactions without a date: {count}. They have the date of the transaction before.':
    'बिना तारीख के लेन-देन: {count}। इन्हें पिछले लेन-देन की तारीख दी गई है।',
  'Transactions dated before the one above: {count}. Their balances follow all the same.':
    'लेन-देन जिनकी तारीख ऊपर वाले से पहले की है: {count}। इनके बैलेंस फिर भी सही निकलते हैं।',
  'We do not know this bank’s statements. We read the table by its headings.':
    'इस बैंक के स्टेटमेंट को हम नहीं पहचानते। हमने तालिका को उसके शीर्षकों से पढ़ा।',
  'No period is printed. We took it from the first and last transaction.':
    'अवधि नहीं छपी है। हमने उसे पहले और आख़िरी लेन-देन से लिया।',
  'The amounts are in {currency}, not in rupees.': 'राशियाँ {currency} में हैं, रुपयों में नहीं।',
  'A message between banks has no balance on its rows. The opening and closing balances prove the total.':
    'बैंकों के बीच के संदेश में पंक्तियों पर बैलेंस नहीं होता। शुरुआती और अंतिम बैलेंस से जोड़ की पुष्टि होती है।',
  'The file does not separate its columns. We told the amounts apart by the balances.':
    'फ़ाइल में कॉलम अलग-अलग नहीं हैं। हमने बैलेंस से पहचाना कि कौन-सी राशि किसकी है।',
  'We do not know this table. We read its columns by their headings.':
    'इस तालिका को हम नहीं पहचानते। हमने कॉलम को उनके शीर्षकों से पढ़ा।',

  'Every balance follows from the one before. Rows checked: {rows}.':
    'हर बैलेंस पिछले बैलेंस से निकलता है। जाँची गई पंक्तियाँ: {rows}।',
  'The balances do not add up.': 'बैलेंस मेल नहीं खाते।',
  'The statement does not cover {months}.': 'स्टेटमेंट में ये महीने नहीं हैं: {months}।',

  'The description says salary, and it is paid every month.': 'विवरण में वेतन लिखा है, और यह हर महीने आता है।',
  'The applicant’s employer pays it every month.': 'आवेदक का नियोक्ता इसे हर महीने देता है।',
  'The same payer pays about the same amount on about the same day of every month.':
    'एक ही भुगतानकर्ता हर महीने लगभग उसी दिन लगभग उतनी ही राशि देता है।',
  'The description says that the payment was returned.': 'विवरण के अनुसार भुगतान लौट गया।',
  'A cheque that was deposited was returned.': 'जमा किया गया चेक लौट गया।',
  'The bank charged for a returned payment that is not in the statement.':
    'बैंक ने ऐसे लौटे हुए भुगतान का शुल्क लिया जो स्टेटमेंट में नहीं है।',
  'A mandate pays it, and the description mentions a loan.': 'यह मैंडेट से जाता है, और विवरण में लोन का ज़िक्र है।',
  'A mandate pays the same amount every month.': 'मैंडेट से हर महीने यही राशि जाती है।',

  'The description mentions insurance.': 'विवरण में बीमा का ज़िक्र है।',
  'The description mentions a fund, a broker or a deposit.': 'विवरण में फ़ंड, ब्रोकर या जमा योजना का ज़िक्र है।',
  'The description mentions an instalment or a lender.': 'विवरण में किस्त या ऋणदाता का ज़िक्र है।',
  'The description mentions a credit card.': 'विवरण में क्रेडिट कार्ड का ज़िक्र है।',
  'The description mentions a tax.': 'विवरण में कर का ज़िक्र है।',
  'The description mentions rent.': 'विवरण में किराए का ज़िक्र है।',
  'The description mentions electricity, gas, water or a telephone.':
    'विवरण में बिजली, गैस, पानी या टेलीफ़ोन का ज़िक्र है।',
  'The description mentions a grocery shop.': 'विवरण में किराना दुकान का ज़िक्र है।',
  'The description mentions a restaurant or a food delivery.': 'विवरण में रेस्तराँ या खाना मँगाने का ज़िक्र है।',
  'The description mentions a fuel station.': 'विवरण में पेट्रोल पंप का ज़िक्र है।',
  'The description mentions travel.': 'विवरण में यात्रा का ज़िक्र है।',
  'The description mentions a pharmacy or a clinic.': 'विवरण में दवा की दुकान या क्लिनिक का ज़िक्र है।',
  'The description mentions a school or a college.': 'विवरण में स्कूल या कॉलेज का ज़िक्र है।',
  'The description mentions a shop.': 'विवरण में दुकान का ज़िक्र है।',
  'The description mentions a charge, a fee or GST.': 'विवरण में शुल्क, फ़ीस या GST का ज़िक्र है।',
  'The description says that it is interest.': 'विवरण के अनुसार यह ब्याज है।',
  'Cash taken at an ATM or a branch.': 'ATM या शाखा से निकाली गई नक़दी।',
  'Cash paid into the account.': 'खाते में जमा की गई नक़दी।',
  'The description says that it is a refund.': 'विवरण के अनुसार यह पैसे की वापसी है।',
  'A company paid it by NACH.': 'कंपनी ने NACH से दिया।',
  'Paid by cheque.': 'चेक से दिया गया।',
  'Paid with the debit card.': 'डेबिट कार्ड से दिया गया।',
  'Paid as a bill.': 'बिल के रूप में दिया गया।',
  'Paid by NACH or ECS.': 'NACH या ECS से दिया गया।',
  'No rule matches the description.': 'विवरण से कोई नियम मेल नहीं खाता।',
  'A transfer that matches no other rule.': 'ऐसा ट्रांसफ़र जिससे कोई और नियम मेल नहीं खाता।',
  'A payment by {channel} that matches no other rule.': '{channel} से भुगतान, जिससे कोई और नियम मेल नहीं खाता।',

  'Monthly mandate payments (NACH, ECS, SI) whose description mentions a loan.':
    'मैंडेट (NACH, ECS, SI) के मासिक भुगतान जिनके विवरण में लोन का ज़िक्र है।',
  'All monthly mandate payments, for loans and for other purposes.':
    'मैंडेट के सभी मासिक भुगतान, लोन के और दूसरे भी।',
  'Payments by the account holder that bounced, and the bank’s charges for them.':
    'खाताधारक के भुगतान जो बाउंस हुए, और उनके लिए बैंक के शुल्क।',
  'Deposited cheques that bounced.': 'जमा किए गए चेक जो बाउंस हुए।',
  'Fees and penalties that the bank charged.': 'बैंक की ली हुई फ़ीस और जुर्माना।',
  'Cash withdrawals as a share of all debits.': 'कुल निकासी में नक़द निकासी का हिस्सा।',
  'Cash deposits as a share of all credits.': 'कुल जमा में नक़द जमा का हिस्सा।',
  'UPI payments as a share of all debits.': 'कुल निकासी में UPI से दिए भुगतान का हिस्सा।',
  'UPI receipts as a share of all credits.': 'कुल जमा में UPI से मिली राशि का हिस्सा।',
  'The sum of all credits.': 'सभी जमा राशियों का जोड़।',
  'The sum of all debits.': 'सभी निकासी राशियों का जोड़।',
  'The average of the balances at the end of each day.': 'हर दिन के अंत के बैलेंस का औसत।',
  'The lowest balance at the end of a day.': 'किसी दिन के अंत का सबसे कम बैलेंस।',
  'The highest balance at the end of a day.': 'किसी दिन के अंत का सबसे ज़्यादा बैलेंस।',
  '{amount} went to and came from {party} on the same day.': '{party}: {amount} एक ही दिन में गया और आया।',
  '{amount} went to and came from {party} within one day.': '{party}: {amount} एक दिन के भीतर गया और आया।',
  '{amount} went to and came from {party} within {days} days.':
    '{party}: {amount} {days} दिन के भीतर गया और आया।',
};

/** How a row of a statement is called in sentences (packages/readers/src/statement/verification/sentences.ts). */
export const rowNamesHindi: Readonly<Record<string, string>> = {
  'row {number} (page {page}, line {line})': 'पंक्ति {number} (पन्ना {page}, लाइन {line})',
  'row {number} (page {page}, line {line}) of {day}': 'पंक्ति {number} (पन्ना {page}, लाइन {line}, {day})',
  'row {number} (file {file}, page {page}, line {line})':
    'पंक्ति {number} (फ़ाइल {file}, पन्ना {page}, लाइन {line})',
  'row {number} (file {file}, page {page}, line {line}) of {day}':
    'पंक्ति {number} (फ़ाइल {file}, पन्ना {page}, लाइन {line}, {day})',
};

/** Reads what is said of a statement, one sentence or several, in Hindi. */
export function statementReader(): Reading {
  const rowName = sentenceReader(rowNamesHindi, { day: daysHindi });
  const row = (english: string) => rowName(english.charAt(0).toLowerCase() + english.slice(1)) ?? english;
  const days = { day: daysHindi, made: daysHindi, days: daysHindi, months: daysHindi };
  const read = sequenceReader(sentenceReader(statementHindi, { ...days, row }));
  return (english) => {
    const [, file, sentence] = /^File (\d+): (.+)$/s.exec(english) ?? [];
    if (!sentence) return read(english);
    const own = read(sentence);
    return own && `फ़ाइल ${file}: ${own}`;
  };
}
