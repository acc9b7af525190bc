const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as rupees: ₹1,250.00. */
export const moneyText = (paise: number): string => money.format(paise / 100);
