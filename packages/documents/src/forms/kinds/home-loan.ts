import { everyApplicant, ofProperty } from '../declarations.ts';
import { type BankForm, maybe } from '../define.ts';
import { home } from '../questions/home.ts';
import { loan, payout, premises, references } from '../questions/loan.ts';
import { person } from '../questions/person.ts';
import { income, job } from '../questions/work.ts';

/** A home loan for people with a salary. */
export const homeLoan: BankForm = {
  id: 'home-loan',
  title: 'Home loan application',
  banks: [
    'Saral Finance',
    'Axis Bank',
    'Bank of Baroda',
    'Canara Bank',
    'HDFC Bank',
    'ICICI Bank',
    'Punjab National Bank',
    'State Bank of India',
    'Union Bank of India',
  ],
  sections: [
    {
      title: 'The loan',
      questions: {
        loanAmt: loan.loanAmt,
        loanPeriod: loan.loanPeriod,
        homePurpose: loan.homePurpose,
        rateKind: loan.rateKind,
      },
    },
    { title: 'The property', questions: premises },
    {
      title: 'The applicant',
      questions: {
        fullName: person.fullName,
        fatherName: person.fatherName,
        motherName: person.motherName,
        dob: person.dob,
        gender: person.gender,
        maritalStatus: person.maritalStatus,
        dependents: person.dependents,
        education: person.education,
        residentStatus: person.residentStatus,
        pan: person.pan,
        aadhaarEnd: maybe(person.aadhaarEnd),
        mobile: person.mobile,
        otherMobile: maybe(person.otherMobile),
        email: person.email,
      },
    },
    {
      title: 'Residence',
      questions: {
        currentAddress: home.currentAddress,
        currentPincode: home.currentPincode,
        currentCity: home.currentCity,
        homeKind: home.homeKind,
        yearsAtHome: home.yearsAtHome,
        permanentAddress: maybe(home.permanentAddress),
      },
    },
    {
      title: 'Work',
      questions: {
        employer: job.employer,
        designation: job.designation,
        employeeId: maybe(job.employeeId),
        yearsInWork: job.yearsInWork,
        totalExperience: job.totalExperience,
        officeAddress: job.officeAddress,
        workEmail: maybe(job.workEmail),
      },
    },
    {
      title: 'Income and other loans',
      questions: {
        monthlyIncome: income.monthlyIncome,
        yearlySalary: income.yearlySalary,
        otherIncome: maybe(income.otherIncome),
        otherLoans: income.otherLoans,
        otherEmi: income.otherEmi,
      },
    },
    { title: 'Account for the loan', questions: payout },
    { title: 'Reference', questions: references },
  ],
  declarations: [...everyApplicant, ofProperty],
};
