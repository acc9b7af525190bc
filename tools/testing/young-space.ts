/**
 * A flag of Node: room for young objects, in megabytes. Tests of components make much that dies at once; with Node's own 16 a tenth
 * of their processor time goes into collecting it. Not for processes that read strangers' files: the flag holds for their threads
 * too, and one that runs out of memory then ends the whole process.
 */
export const youngSpace = '--max-semi-space-size=128';
