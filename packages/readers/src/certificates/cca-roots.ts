import listed from './cca-roots.json' with { type: 'json' };
import { type Certificate, readCertificate } from './certificate.ts';

/**
 * Roots of the Controller of Certifying Authorities of India, under which every licensed authority signs. Each is
 * self-signed, and its fingerprint is published by someone other than where the file came from (`source`). The 2014
 * root expired in March 2024 and stays: a paper signed before is judged at its time of signing.
 *
 * Left out: `CCA India 2015 SPL`, whose published file fails the check of its own signature, and `CCA India 2022 SPL`,
 * for which no second publisher of the fingerprint was found. Before production compare the fingerprints with the
 * reply of the controller's own address for that (verifyroot).
 */
export const ccaRoots: readonly Certificate[] = listed.map(({ pem, name }) => readCertificate(pem, name));
