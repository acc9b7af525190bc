import type { Kind } from './kind.ts';
import { aadhaarBack } from './kinds/aadhaar-back.ts';
import { aadhaarFront } from './kinds/aadhaar-front.ts';
import { aadhaarLetter } from './kinds/aadhaar-letter.ts';
import { licence2019 } from './kinds/licence-2019.ts';
import { licenceState } from './kinds/licence-state.ts';
import { pan2000 } from './kinds/pan-2000.ts';
import { pan2018 } from './kinds/pan-2018.ts';
import { passportPage } from './kinds/passport.ts';
import { voter2021 } from './kinds/voter-2021.ts';
import { voterOld } from './kinds/voter-old.ts';

/** Every kind of paper that is drawn as a picture. */
export const kinds: readonly Kind[] = [
  pan2018,
  pan2000,
  passportPage,
  voter2021,
  voterOld,
  licence2019,
  licenceState,
  aadhaarFront,
  aadhaarBack,
  aadhaarLetter,
];
