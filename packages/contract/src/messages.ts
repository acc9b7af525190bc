/** The specification's other sentences: what calls and screens say when things go well, or end (P §2, §4, §8). */
export const messages = {
  serverError: 'Server Error',
  notLoggedIn: 'Please log in to continue.',
  registered: 'Registration Successful',
  verified: 'verified',
  genericFailure: 'Unable to process your request. Try Again later',
  globalFailure: 'Some Error Occured. Please Try Again Later',
  mapFailure: 'Something Went Wrong! Please Try again',
  noDataFound: 'No Data Found',
  somethingWrong: 'something went wrong',
  bankTokenInvalid: 'Invalid token in authorization header',
  /** The fixed reason of every Aadhaar eSign (C §4). */
  esignReason: 'Signing the papers of the Pramaan loan application',
  checkReading: 'Please check what we read before it is submitted.',
  lenderChecks: 'Saved. Your lender will review it, because some details are different from the document.',
  checking: 'The source is slow. You can continue. We will check again automatically.',
} as const;
