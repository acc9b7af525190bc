import { everyApplicant, ofBusiness } from '../declarations.ts';
import { type BankForm, maybe } from '../define.ts';
import { business } from '../questions/business.ts';
import { home } from '../questions/home.ts';
import { loan, payout, references } from '../questions/loan.ts';
import { person } from '../questions/person.ts';
import { income } from '../questions/work.ts';

/** A loan for a business and the person who runs it. */
export const businessLoan: BankForm = {
  id: 'business-loan',
  title: 'Business loan application',
  banks: [
    'Udaan Capital',
    'Axis Bank (Corporate)',
    'HDFC Bank (Corporate)',
    'ICICI Bank (Corporate)',
    'Kotak Mahindra Bank (Corporate)',
    'Punjab National Bank (Corporate)',
    'State Bank of India (Corporate)',
    'Yes Bank (Corporate)',
  ],
  sections: [
    {
      title: 'The loan',
      questions: {
        loanAmt: loan.loanAmt,
        loanPeriod: loan.loanPeriod,
        businessPurpose: loan.businessPurpose,
      },
    },
    {
      title: 'The business',
      questions: {
        businessName: business.businessName,
        constitution: business.constitution,
        activity: business.activity,
        yearsInBusiness: business.yearsInBusiness,
        gstin: maybe(business.gstin),
        udyam: maybe(business.udyam),
        businessAddress: business.businessAddress,
        turnover: business.turnover,
        profit: business.profit,
        returnIncome: maybe(business.returnIncome),
        otherLoans: income.otherLoans,
        otherEmi: income.otherEmi,
      },
    },
    {
      title: 'The applicant',
      questions: {
        fullName: person.fullName,
        fatherName: person.fatherName,
        dob: person.dob,
        gender: person.gender,
        pan: person.pan,
        aadhaarEnd: maybe(person.aadhaarEnd),
        mobile: person.mobile,
        email: person.email,
        currentAddress: home.currentAddress,
        currentPincode: home.currentPincode,
      },
    },
    { title: 'Account for the loan', questions: payout },
    {
      title: 'Reference',
      questions: {
        referenceName: references.referenceName,
        referenceMobile: references.referenceMobile,
      },
    },
  ],
  declarations: [...everyApplicant, ofBusiness],
};
