/** The 404 page's words (P §2.12). */
export const enNotFound = {
  '404.title': '404: Page Not Found!',
  '404.text': "Sorry, You have reached a page which doesn't exist or was removed.",
  '404.home': 'Home',
  '404.back': 'Back',
} as const;
