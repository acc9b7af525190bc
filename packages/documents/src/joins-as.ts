/** As what a person joins the application of another: they borrow too, or stand surety for those who borrow. */
export const joiningRoles = ['co-applicant', 'guarantor'] as const;
export type JoiningRole = (typeof joiningRoles)[number];
