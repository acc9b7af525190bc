import type { enShell } from './en-shell.ts';

type Wanted = Extract<keyof typeof enShell, `place.${string}`>;

/** Picking an address on the map. */
export const hiPlaces: Readonly<Record<Wanted, string>> = {
  'place.title': 'अपना पता चुनें',
  'place.search': 'जगह या पिन कोड खोजें',
  'place.search.hint': 'जैसे Indiranagar, या 560038',
  'place.search.button': 'खोजें',
  'place.none': 'इस नाम की कोई जगह नहीं मिली। पास की बड़ी जगह या पिन कोड से खोजें।',
  'place.found': '{count} जगहें मिलीं',
  'place.results': 'मिली हुई जगहें',
  'place.map': 'मैप। तीर वाली कुंजियों से निशान खिसकता है, Shift के साथ ज़्यादा दूर।',
  'place.marker': 'निशान',
  'place.picked': 'चुना हुआ पता',
  'place.looking': 'पता खोजा जा रहा है…',
  'place.hint': 'ऊपर खोजें, निशान को खींचें, या तीर वाली कुंजियों से खिसकाएँ।',
  'place.confirm': 'यही पता लें',
  'place.cancel': 'रद्द करें',
};
