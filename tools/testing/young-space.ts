/**
 * A flag of Node: room for young objects, in megabytes. Tests make much that dies at once; with Node's own 16 a tenth of their
 * processor time went into collecting it and into asking the system for the same memory again.
 */
export const youngSpace = '--max-semi-space-size=128';
