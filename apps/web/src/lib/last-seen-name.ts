/** The database of what an applicant saw last: who forgets it does not open it. */
export const lastSeenDatabase = 'pramaan.last-seen';
