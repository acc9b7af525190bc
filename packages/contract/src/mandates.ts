/** Is an applicant asked to set up repayment by e-mandate? `needed`: the loan is not handed over without it. */
export const mandateSteps = ['off', 'asked', 'needed'] as const;
export type MandateStep = (typeof mandateSteps)[number];

/** NACH e-mandate through the person's bank, or UPI AutoPay through their UPI app. */
export const mandateMethods = ['nach', 'upi'] as const;

/** `ended`: cancelled, or another request took its place. */
export const mandateStates = ['pending', 'active', 'refused', 'ended'] as const;

/** How a person confirms at their bank. */
export const bankModes = ['NetBanking', 'DebitCard', 'Aadhaar'] as const;
export const accountKinds = ['SAVINGS', 'CURRENT'] as const;
