/** The doubt of a value for which nothing speaks but itself: it says no more than that the person should look. */
export const unprovenDoubt = 'Compare this with the document.';
