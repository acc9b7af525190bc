import type { enPlain } from './en-plain.ts';

/** Around every page. The sentences of the pages themselves stand with them. */
type Wanted = Extract<keyof typeof enPlain, `shell.${string}` | `footer.${string}`>;

export const hiPlain: Readonly<Record<Wanted, string>> = {
  'shell.product': 'Pramaan',
  'shell.sandbox': 'SANDBOX: यहाँ कुछ भी असली नहीं है',
  'shell.loading': 'खुल रहा है…',
  'shell.language': 'भाषा',
  'shell.ok': 'ठीक है',
  'shell.retry': 'दोबारा कोशिश करें',
  'shell.broken.title': 'हमारी तरफ़ कुछ गड़बड़ हुई',
  'shell.broken.text': 'कुछ खोया नहीं है। आगे बढ़ने के लिए पेज फिर से खोलें।',
  'shell.broken.reload': 'पेज फिर से खोलें',
  'shell.noAnswer.title': 'सर्वर से संपर्क नहीं हो पा रहा',
  'shell.noAnswer.text': 'आपका लिखा सुरक्षित है। इंटरनेट देखें, फिर दोबारा कोशिश करें।',
  'footer.copyright': '© {lender}, JUNE 2021',
  'footer.powered': 'Powered by',
};
