/** What every applicant declares by signing. */
export const everyApplicant = [
  'All that is stated in this form is true and complete, and I have held nothing back that matters to the decision on this loan.',
  'I will tell {bank} without delay of any change in my address, work, income or debts until the loan is repaid.',
  'I agree that {bank} may check what I have stated with the sources named in this form, with credit information companies and with my employer or bank, for this application alone.',
  'I know that the loan, its amount, rate and charges are for {bank} to decide, and that I will receive a statement of the key facts before I am bound.',
  'I have not been declared insolvent, and I am of full age.',
] as const;

export const ofProperty =
  'The property is or will be bought in my name, and I will give it as security for the loan when {bank} asks for it.';

export const ofBusiness =
  'I am entitled to apply on behalf of the business named here, and the loan will be used for that business alone.';
