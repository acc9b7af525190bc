import type { SignerMatch } from '../../providers/esign/signer.ts';

/** Why a signature is taken for the signer's, or not, in sentences. */
export const reasonsOf = ({ name, lastFourAgrees }: SignerMatch): string =>
  [
    name.reasons.length > 0 ? name.reasons.join(' ') : 'The name is the same.',
    ...(lastFourAgrees === null
      ? []
      : [
          lastFourAgrees
            ? 'The last four digits of the Aadhaar agree.'
            : 'The last four digits of the Aadhaar differ.',
        ]),
  ].join(' ');
