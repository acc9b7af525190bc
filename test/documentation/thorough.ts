/** True in `npm run test:thorough`, which tries the whole of what the quick run tries a part of. */
export const thorough = process.env.PRAMAAN_THOROUGH === '1';

/** For a test that only the thorough run can afford. */
export const onlyThorough = thorough ? {} : { skip: 'takes too long here: npm run test:thorough runs it' };
