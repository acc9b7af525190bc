/** The thank-you page (P §2.3). */
export const enThanks = {
  'thanks.title': 'Thank You',
  'thanks.text': 'You Mobile Number is Verified and Your consent has been recorded. Thank you!',
  'thanks.close': 'You can close this page now.',
} as const;
