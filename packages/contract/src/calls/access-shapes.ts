import * as z from 'zod/mini';

/** What an applicant's login answers (P §3.6). */
export const applicantLogin = z.object({
  _id: z.string(),
  segment: z.string(),
  custId: z.string(),
  yodleeUserId: z.string(),
  roleId: z.number(),
  id_token: z.string(),
});
export const coApplicants = z.object({ coApplicants: z.array(z.object({ _id: z.string() })) });
