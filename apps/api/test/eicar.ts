/** The test string that every antivirus takes for a virus (eicar.org). In pieces, so that none takes this file for one. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
);
