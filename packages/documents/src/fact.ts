/** Facts that several documents state about one person; what is matched and autofilled. */
export type Fact =
  | 'name'
  | 'fatherName'
  | 'dob'
  | 'gender'
  | 'address'
  | 'pan'
  | 'mobile'
  | 'email'
  | 'pincode'
  | 'city'
  | 'aadhaarLast4';
