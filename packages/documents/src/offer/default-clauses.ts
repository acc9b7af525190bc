/** The clauses of a lender that has not written its own. */
const defaultClauses = {
  en: `The loan
{lender} lends {borrower} {amount} ({amountInWords}) on the terms of this agreement. It is based on the offer {reference} that the borrower accepted, and changes nothing in it.

Payout
After this agreement is signed and the conditions of the approval are met, the lender pays {netDisbursed} into a bank account in the borrower’s own name. This is the loan less the fees of {fees} that the annexed Key Facts Statement lists.

Interest
The interest rate is {rate} a year, fixed, on the reducing balance. The annual percentage rate (APR) with all fees is {apr}.

Repayment
The borrower repays the loan in {tenure} equal monthly instalments of {instalment}, directly to the lender. The first is due on {firstDue}, the last on {lastDue}. The annexed schedule lists each of them.

Fees and charges
The lender charges nothing that the annexed Key Facts Statement does not name, unless the borrower expressly agrees to it first.

Late payment
On an overdue amount the lender may charge a penal charge of {penal} a year for the days it is overdue. Penal charges are not added to the principal, and bear no interest.

Early repayment
The borrower may repay the loan early, in full or in part. The charge for it is {foreclosure} of the principal that is repaid early.

Cooling-off period
The borrower may leave the loan within {coolingOffDays} days of accepting the offer, without a penalty. They then repay what was paid out as principal, and the APR for the days they had it.

Information and privacy
The lender uses the borrower’s information for the purposes to which the borrower agreed, and as the law requires. It reports this loan and its repayment to credit information companies.

Default
If an instalment stays unpaid, the lender first gives written notice and reasonable time to pay. After that it may demand the whole outstanding amount. It follows the fair practices that the Reserve Bank of India prescribes, and names a recovery agent before the agent contacts the borrower.

Grievances
The borrower may complain to {grievance}. If a complaint is not settled within 30 days, the borrower can go to the RBI Ombudsman at cms.rbi.org.in.

Changes
A change of this agreement binds the borrower only if they agreed to it in writing or by electronic signature.

Law
This agreement follows the law of India. Nothing in it takes away a right that the law gives the borrower.

Electronic signature
The borrower signs this agreement electronically, with the same effect as on paper. It belongs to the accepted terms with the SHA-256 fingerprint {termsSha256}.`,
  hi: `लोन
{lender} {borrower} को {amount} ({amountInWords}) का लोन इस अनुबंध की शर्तों पर देता है। यह अनुबंध प्रस्ताव {reference} पर आधारित है, जिसे उधारकर्ता ने स्वीकार किया है, और उसमें कुछ नहीं बदलता।

भुगतान
अनुबंध पर हस्ताक्षर होने और मंज़ूरी की शर्तें पूरी होने के बाद ऋणदाता {netDisbursed} उधारकर्ता के अपने नाम के बैंक खाते में भेजता है। यह राशि लोन में से {fees} के शुल्क घटाकर है, जो संलग्न मुख्य तथ्य विवरण में लिखे हैं।

ब्याज
ब्याज दर {rate} सालाना है, स्थिर, घटते बकाया पर। सभी शुल्कों के साथ वार्षिक प्रतिशत दर (APR) {apr} है।

चुकौती
उधारकर्ता लोन को {instalment} की {tenure} बराबर मासिक किस्तों में सीधे ऋणदाता को चुकाता है। पहली किस्त {firstDue} को और आख़िरी {lastDue} को देय है। संलग्न तालिका में हर किस्त लिखी है।

शुल्क
मुख्य तथ्य विवरण में जो शुल्क नहीं लिखा है, वह ऋणदाता नहीं लेता, जब तक उधारकर्ता पहले उसके लिए साफ़ तौर पर सहमत न हो।

देर से भुगतान
बकाया राशि पर ऋणदाता देरी के दिनों के लिए {penal} सालाना दंड शुल्क ले सकता है। दंड शुल्क मूलधन में नहीं जुड़ता, और उस पर ब्याज नहीं लगता।

समय से पहले चुकौती
उधारकर्ता लोन समय से पहले पूरा या कुछ चुका सकता है। इसका शुल्क समय से पहले चुकाए गए मूलधन का {foreclosure} है।

कूलिंग-ऑफ़ अवधि
प्रस्ताव स्वीकार करने के {coolingOffDays} दिन के भीतर उधारकर्ता बिना किसी दंड के लोन छोड़ सकता है। तब वह मिला हुआ मूलधन और उतने दिनों का APR लौटाता है।

जानकारी और निजता
ऋणदाता उधारकर्ता की जानकारी का उपयोग उन्हीं उद्देश्यों के लिए करता है जिनकी सहमति मिली है, और जो क़ानून माँगता है। वह इस लोन और उसकी चुकौती की सूचना क्रेडिट सूचना कंपनियों को देता है।

चूक
किस्त न चुकाने पर ऋणदाता पहले लिखित सूचना और भुगतान के लिए उचित समय देता है। उसके बाद वह पूरी बकाया राशि माँग सकता है। वह भारतीय रिज़र्व बैंक के उचित व्यवहार के नियम मानता है, और वसूली एजेंट का नाम उसके संपर्क करने से पहले बताता है।

शिकायत
उधारकर्ता {grievance} से शिकायत कर सकता है। शिकायत 30 दिन में न सुलझे तो वह cms.rbi.org.in पर RBI लोकपाल के पास जा सकता है।

बदलाव
इस अनुबंध का कोई बदलाव उधारकर्ता पर तभी लागू होता है जब उसने लिखित रूप में या इलेक्ट्रॉनिक हस्ताक्षर से सहमति दी हो।

क़ानून
यह अनुबंध भारत के क़ानून के अनुसार है। क़ानून ने उधारकर्ता को जो अधिकार दिए हैं, यह उन्हें नहीं छीनता।

इलेक्ट्रॉनिक हस्ताक्षर
उधारकर्ता इस अनुबंध पर इलेक्ट्रॉनिक हस्ताक्षर करता है, जिसका असर हाथ से किए हस्ताक्षर जैसा ही है। यह उन स्वीकृत शर्तों का अनुबंध है जिनका SHA-256 फ़िंगरप्रिंट {termsSha256} है।`,
} as const;

/** A lender's own clauses by language; where it has none, the usual ones. */
export const clausesOr = (own: { en?: string; hi?: string } | null | undefined) => ({
  en: own?.en || defaultClauses.en,
  hi: own?.hi || defaultClauses.hi,
});
