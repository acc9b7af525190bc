/** Why a lender asks for a document, in Hindi, by its English text. */
export const whysHindi: Readonly<Record<string, string>> = {
  'Aadhaar proves your identity and your address. You can choose another document instead.':
    'आधार से आपकी पहचान और पता साबित होता है। इसकी जगह आप कोई और दस्तावेज़ चुन सकते हैं।',
  'The law requires a PAN for a loan. It is also used to find your credit history.':
    'क़ानून के अनुसार लोन लेने वाले का PAN ज़रूरी है; इससे आपका क्रेडिट इतिहास भी मिलता है।',
  'A valid driving licence proves your identity and your address.':
    'मान्य ड्राइविंग लाइसेंस से आपकी पहचान और पता साबित होता है।',
  'A voter ID proves your identity and where you vote.':
    'मतदाता पहचान पत्र से आपकी पहचान और मतदान क्षेत्र साबित होता है।',
  'A valid passport proves your identity, your nationality and your date of birth.':
    'मान्य पासपोर्ट से आपकी पहचान, राष्ट्रीयता और जन्म तिथि साबित होती है।',
  'A job card signed by a State officer proves your identity and your address.':
    'राज्य के अधिकारी के हस्ताक्षर वाले जॉब कार्ड से आपकी पहचान और पता साबित होता है।',
  'An electricity bill from the last two months proves your current address.':
    'पिछले दो महीनों के बिजली बिल से आपका वर्तमान पता साबित होता है।',
  'A telephone bill from the last two months proves your current address.':
    'पिछले दो महीनों के टेलीफ़ोन बिल से आपका वर्तमान पता साबित होता है।',
  'A payslip shows what you earn now and what is deducted.':
    'वेतन पर्ची से पता चलता है कि आप अभी कितना कमाते हैं और कितनी कटौती होती है।',
  'A letter from your employer shows your job and when you joined.':
    'नियोक्ता के पत्र से आपका पद और नौकरी शुरू करने की तारीख़ पता चलती है।',
  'A rent agreement proves your current address and shows the rent you pay.':
    'किराया अनुबंध से आपका वर्तमान पता साबित होता है और आपका किराया पता चलता है।',
  'Your loan is paid into this account.': 'आपका लोन इसी खाते में आता है।',
  'A gas connection in your name proves your current address.':
    'आपके नाम के गैस कनेक्शन से आपका वर्तमान पता साबित होता है।',
  'Your work shows the lender the income for your repayments.':
    'आपके काम से ऋणदाता जान पाता है कि किस्तें किस आय से चुकाई जाएँगी।',
  'Your provident fund shows which company you work for.':
    'भविष्य निधि से पता चलता है कि आप किस कंपनी में काम करते हैं।',
  'Your ESIC record shows your employment and the wages on which contributions were paid.':
    'ESIC रिकॉर्ड से आपका रोज़गार और वह वेतन पता चलता है जिस पर अंशदान दिया गया।',
  'Your lender needs your contact details to reach you, and your family details to plan the loan.':
    'ऋणदाता को आपसे संपर्क के लिए आपका नाम और संपर्क जानकारी चाहिए, और लोन तय करने के लिए परिवार की जानकारी।',
  'Your lender sends letters to this address and compares it with your address proof.':
    'ऋणदाता इसी पते पर पत्र भेजता है और इसे आपके पते के प्रमाण से मिलाता है।',
  'What you already repay each month shows how much more you can repay.':
    'आप हर महीने जितना चुका रहे हैं, उससे पता चलता है कि आप और कितना आसानी से चुका सकते हैं।',
  'Form 16 shows what your employer paid you and the tax deducted.':
    'फ़ॉर्म 16 से पता चलता है कि नियोक्ता ने आपको कितना वेतन दिया और उससे कितना कर काटा।',
  'Income-tax returns show your income over the years, for any type of work.':
    'आयकर रिटर्न से पता चलता है कि पिछले वर्षों में आपने कितना कमाया, काम चाहे जो हो।',
  'The registration shows your shop or office and when it started.':
    'पंजीकरण से पता चलता है कि आपकी दुकान या कार्यालय है, और कब से है।',
  'The registration shows your type of business. A small business can get better loan terms.':
    'उद्यम पंजीकरण से आपके कारोबार का प्रकार पता चलता है और लोन की शर्तें बेहतर हो सकती हैं।',
  'A food business needs this licence to operate.':
    'खाने-पीने के कारोबार के लिए यह लाइसेंस ज़रूरी है; इससे पता चलता है कि आपका कारोबार नियम से चल रहा है।',
  'The code shows that your business can import and export, and from which offices.':
    'इस कोड से पता चलता है कि आप विदेश से व्यापार कर सकते हैं, और किन कार्यालयों से।',
  'A chemist or medical store needs this licence to do business.':
    'दवा की दुकान के लिए यह लाइसेंस ज़रूरी है; इससे पता चलता है कि आपकी दुकान नियम से चल रही है।',
  'The registry shows who can sign for the company.':
    'रजिस्ट्री से पता चलता है कि कंपनी की ओर से कौन हस्ताक्षर कर सकता है।',
  'The GST registration shows your business, its address and if its returns are filed.':
    'GST पंजीकरण से आपका कारोबार, उसका पता और रिटर्न समय पर भरे गए या नहीं, यह पता चलता है।',
  'Your membership shows your profession and since when you can practise.':
    'संस्थान की सदस्यता से आपका पेशा पता चलता है और यह भी कि आप कब से प्रैक्टिस कर सकते हैं।',
  'Your membership shows your profession and where you work.':
    'संस्थान की सदस्यता से पता चलता है कि आपका पेशा क्या है और आप कहाँ काम करते हैं।',
  'Your membership, or your firm’s registration, shows your profession.':
    'संस्थान से आपकी सदस्यता, या आपकी फ़र्म और उसके सदस्य पता चलते हैं।',
  'The medical register shows that you can practise, and your qualifications.':
    'चिकित्सा रजिस्टर से पता चलता है कि आप प्रैक्टिस कर सकते हैं और आपने क्या पढ़ा है।',
  'It shows what the company owes, to whom, and if it repays on time.':
    'इससे पता चलता है कि कंपनी पर कितना और किसका बकाया है, और वह समय पर चुकाती है या नहीं।',
  'A rating shows how likely the company is to pay its debts.':
    'रेटिंग एजेंसियाँ बताती हैं कि कंपनी अपना लोन कितने भरोसे से चुकाती है।',
  'The lender checks if a court case could affect the repayment of the loan.':
    'ऋणदाता देखता है कि कोई अदालती मामला लोन चुकाने में रुकावट तो नहीं बनेगा।',
  'A bank statement shows your monthly income and spending, and how much you can repay.':
    'बैंक स्टेटमेंट से पता चलता है कि हर महीने कितना आता और जाता है, यानी आप कितना चुका सकते हैं।',
  'Your lender uses the amount and the period to plan your instalments.':
    'आपकी चुनी राशि और अवधि से ऋणदाता आपकी किस्तें तय करता है।',
  'The loan depends on the type of property, its price and its documents.':
    'संपत्ति का लोन उसके प्रकार, क़ीमत और दस्तावेज़ों पर निर्भर करता है।',
  'The loan depends on the price and on how much you pay yourself.':
    'वाहन या मशीन का लोन उसकी क़ीमत पर और आप ख़ुद कितना देंगे, इस पर निर्भर करता है।',
  'The registration certificate shows that the vehicle is yours and if it has a loan.':
    'पंजीकरण प्रमाणपत्र (RC) से पता चलता है कि वाहन आपका है और उस पर कोई लोन है या नहीं।',
  'It shows your loans and cards, and how you repaid them.':
    'इससे आपके लोन और कार्ड पता चलते हैं, और आपने उन्हें कैसे चुकाया।',
  'It shows that your business paid service tax in the years before GST.':
    'इससे पता चलता है कि GST से पहले के वर्षों में आपके कारोबार ने सेवा कर दिया।',
  'It shows that your business paid value added tax in the years before GST.':
    'इससे पता चलता है कि GST से पहले के वर्षों में आपके कारोबार ने मूल्य वर्धित कर (VAT) दिया।',
  'It shows that your business was a registered dealer in the years before GST.':
    'इससे पता चलता है कि GST से पहले के वर्षों में आपका कारोबार पंजीकृत डीलर था।',
  'It shows that your business traded between States in the years before GST.':
    'इससे पता चलता है कि GST से पहले के वर्षों में आपके कारोबार ने राज्यों के बीच व्यापार किया।',
  'It shows that you work or employ people in the State and pay professional tax there.':
    'इससे पता चलता है कि आप राज्य में काम करते हैं या लोगों को काम देते हैं, और वहाँ का व्यवसाय कर चुकाते हैं।',
};
