/**
 * Organisations that sign what DigiLocker issues, for itself and for others: the division that ran it, then the company
 * that does (standards §2.2). Names as in the certificate's O.
 */
export const lockerSigners = ['National e-Governance Division', 'Digital India Corporation'] as const;

/** The sandbox's stand-in: it counts only where the sandbox's root is trusted, and production never does that. */
export const sandboxLockerSigner = 'Sandbox Document Issuer';
