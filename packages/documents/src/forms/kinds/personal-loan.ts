import { everyApplicant } from '../declarations.ts';
import { type BankForm, maybe } from '../define.ts';
import { home } from '../questions/home.ts';
import { loan, payout, references } from '../questions/loan.ts';
import { person } from '../questions/person.ts';
import { income, job } from '../questions/work.ts';

/** The general form: of every bank that has none of its own. */
export const personalLoan: BankForm = {
  id: 'personal-loan',
  title: 'Personal loan application',
  banks: [],
  sections: [
    {
      title: 'The loan',
      questions: {
        loanAmt: loan.loanAmt,
        loanPeriod: loan.loanPeriod,
        personalPurpose: loan.personalPurpose,
      },
    },
    {
      title: 'The applicant',
      questions: {
        fullName: person.fullName,
        fatherName: person.fatherName,
        dob: person.dob,
        gender: person.gender,
        maritalStatus: person.maritalStatus,
        pan: person.pan,
        aadhaarEnd: maybe(person.aadhaarEnd),
        mobile: person.mobile,
        email: person.email,
      },
    },
    {
      title: 'Residence',
      questions: {
        currentAddress: home.currentAddress,
        currentPincode: home.currentPincode,
        homeKind: home.homeKind,
        yearsAtHome: home.yearsAtHome,
        permanentAddress: maybe(home.permanentAddress),
      },
    },
    {
      title: 'Work and income',
      questions: {
        employment: job.employment,
        employer: maybe(job.employer),
        designation: maybe(job.designation),
        monthlyIncome: income.monthlyIncome,
        otherIncome: maybe(income.otherIncome),
        otherEmi: income.otherEmi,
      },
    },
    { title: 'Account for the loan', questions: payout },
    {
      title: 'Reference',
      questions: {
        referenceName: maybe(references.referenceName),
        referenceMobile: maybe(references.referenceMobile),
      },
    },
  ],
  declarations: everyApplicant,
};
