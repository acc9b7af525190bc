import { translationModel, translationTarget } from '@pramaan/contract/limits.ts';
import type { Translation } from '../port.ts';

const patience = 8_000;

interface GoogleReply {
  data?: { translations?: { translatedText?: unknown }[] };
}

/** Google's Cloud Translation v2 (C §7). The key goes in a header: addresses are written to logs. */
export function google({ url, key }: { url: string; key: string }): Translation {
  return {
    async toEnglish(text) {
      const reply = await fetch(`${url}/language/translate/v2`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        // `format`: without it the answer is HTML, its quotes and ampersands escaped.
        body: JSON.stringify({
          q: text,
          target: translationTarget,
          model: translationModel,
          format: 'text',
        }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      }).catch((error: Error) => {
        throw new Error(`The translation service did not answer (${error.name}).`);
      });
      const answer = (await reply.json().catch(() => null)) as GoogleReply | null;
      if (!reply.ok) throw new Error(`The translation service answered HTTP ${reply.status}.`);
      const translated = answer?.data?.translations?.[0]?.translatedText;
      if (typeof translated !== 'string')
        throw new Error('The translation service sent an unreadable answer.');
      return translated;
    },
  };
}
