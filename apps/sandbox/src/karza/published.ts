/** Where the vendor's shapes are public. Facts were taken from there, never text. */
export const documented = 'the vendor’s documentation, as public repositories quote it';
export const clients = 'requests and reply classes of public clients of the vendor';
export const recorded = 'replies recorded in tests of public clients';
export const nowhere = 'none';
