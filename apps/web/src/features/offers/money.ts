const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** 969.73 → ₹969.73. */
export const money = (amount: number): string => rupees.format(amount);
