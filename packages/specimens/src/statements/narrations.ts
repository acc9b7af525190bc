import type { AccountEvent, EventKind } from './truth.ts';

/** How a bank words what happened. Source of the shapes: standards §10.1. */
export type Wording = Readonly<Record<EventKind, (event: AccountEvent) => string>>;

const bankCode = 'ABCD0123451';
const utr = ({ rrn }: AccountEvent) => `ABCDN${rrn}`;
const year = ({ date }: AccountEvent) => date.slice(2, 4);
const monthName = ({ date }: AccountEvent) =>
  ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'][
    Number(date.slice(5, 7)) - 1
  ] ?? '';
const card = '485498XXXXXX1234';
const quarter = ({ date }: AccountEvent) => date.split('-').reverse().join('-');

export const hdfcWording: Wording = {
  salary: (e) => `NEFT CR-${bankCode}-${e.party}-SALARY ${monthName(e)} ${year(e)}-${utr(e)}`,
  emi: (e) => `ACH D- ${e.party}-${e.rrn.slice(0, 10)}`,
  'emi-return': (e) => `ACH D RETURN- ${e.party}-${e.rrn.slice(0, 10)}-INSUFFICIENT FUNDS`,
  'bounce-charge': (e) => `ACH DEBIT RETURN CHARGES ${monthName(e)} ${year(e)}-MIR${e.rrn}`,
  'upi-out': (e) => `UPI-${e.party}-${e.vpa.toUpperCase()}-${bankCode}-${e.rrn}-PAYMENT`,
  'upi-in': (e) => `UPI-${e.party}-${e.vpa.toUpperCase()}-${bankCode}-${e.rrn}-UPI`,
  atm: (e) => `ATW-${card}-S1ANBG${e.rrn.slice(0, 3)}-${e.party}`,
  card: (e) => `POS ${card} ${e.party}`,
  bill: (e) => `IB BILLPAY DR-HDFC${e.rrn.slice(0, 2)}-${e.party}`,
  'imps-out': (e) => `IMPS-${e.rrn}-${e.party}-ABCD-XXXXXXXX1234-FAMILY`,
  'neft-in': (e) => `NEFT CR-${bankCode}-${e.party}-REPAID-${utr(e)}`,
  'cash-in': (e) => `CASH DEPOSIT BY SELF - ${e.rrn.slice(0, 6)}`,
  cheque: (e) => `CHQ PAID-MICR CTS-NO-${e.party}`,
  interest: (e) => `INTEREST PAID TILL ${quarter(e).toUpperCase()}`,
  charge: (e) => `INSTAALERT CHG ${monthName(e)}${year(e)}-MIR${e.rrn}`,
};

export const iciciWording: Wording = {
  salary: (e) => `NEFT-${utr(e)}-${e.party}-SALARY`,
  emi: (e) => `ACH/${e.party}/ICIC${e.rrn}/${e.rrn.slice(0, 8)}`,
  'emi-return': (e) => `RTN/ACH/${e.party}/ICIC${e.rrn}/INSUFFICIENT BALANCE`,
  'bounce-charge': (e) => `RTN CHRG/ACH/${quarter(e)}/INCL GST`,
  'upi-out': (e) => `UPI/${e.party}/${e.vpa}/PAYMENT/SAMPLE GRAMEEN BANK/${e.rrn}/ICI${e.rrn}`,
  'upi-in': (e) => `UPI/${e.party}/${e.vpa}/UPI/SAMPLE GRAMEEN BANK/${e.rrn}/ICI${e.rrn}`,
  atm: (e) => `NFS/CASH WDL/${e.rrn}/${e.party}/${quarter(e)}`,
  card: (e) => `IPS/${e.party}/${e.rrn}/BENGALURU`,
  bill: (e) => `BIL/ONL/${e.rrn}/${e.party}/${e.rrn.slice(0, 9)}`,
  'imps-out': (e) => `MMT/IMPS/${e.rrn}/${e.party}/ABCD`,
  'neft-in': (e) => `NEFT-${utr(e)}-${e.party}-REPAID`,
  'cash-in': (e) => `BY CASH - BENGALURU - DOMLUR ${e.rrn.slice(0, 4)}`,
  cheque: (e) => `CLG/${e.party}/${e.rrn.slice(0, 6)}/ABC`,
  interest: (e) => `Int.Pd:${quarter(e)}`,
  charge: (e) => `SMSChgs${monthName(e)}${year(e)}+GST`.replace('SMSChgs', 'SMS CHGS '),
};

export const sbiWording: Wording = {
  salary: (e) => `BY TRANSFER-NEFT*${bankCode}*${utr(e)}*${e.party} SALARY--`,
  emi: (e) => `DEBIT-ACHDR ABCD${e.rrn} ${e.party}--`,
  'emi-return': (e) => `CREDIT-ACHDR RETURN ABCD${e.rrn} ${e.party} INSUFFICIENT FUNDS--`,
  'bounce-charge': (e) => `DEBIT-ACH RTN CHRG ${e.rrn.slice(0, 6)} GST--`,
  'upi-out': (e) => `TO TRANSFER-UPI/DR/${e.rrn}/${e.party}/ABCD/${e.vpa}/UPI--`,
  'upi-in': (e) => `BY TRANSFER-UPI/CR/${e.rrn}/${e.party}/ABCD/${e.vpa}/UPI--`,
  atm: (e) => `ATM WDL-ATM CASH ${e.rrn.slice(0, 4)} SPBG${e.rrn.slice(0, 6)} ${e.party}--`,
  card: (e) => `by debit card-POS${e.rrn} ${e.party}--`,
  bill: (e) => `TO TRANSFER-INB BILL ${e.party}--`,
  'imps-out': (e) => `TO TRANSFER-INB IMPS/P2A/${e.rrn}/${e.party}--`,
  'neft-in': (e) => `BY TRANSFER-NEFT*${bankCode}*${utr(e)}*${e.party}--`,
  'cash-in': (e) => `CASH DEPOSIT-CASH DEPOSIT SELF AT ${e.rrn.slice(0, 5)}--`,
  cheque: (e) => `CHEQUE WDL-CHEQUE TRANSFER TO ${e.party}--`,
  interest: () => 'CREDIT INTEREST--',
  charge: (e) => `DEBIT-SMS CHARGES ${monthName(e)}${year(e)}--`,
};

export const axisWording: Wording = {
  salary: (e) => `NEFT/${utr(e)}/${e.party}/SAMPLE GRAMEEN BANK/SALARY ${monthName(e)}`,
  emi: (e) => `ACH-DR-${e.party}-${e.rrn.slice(0, 10)}`,
  'emi-return': (e) => `ACH-DR-RETURN-${e.party}-${e.rrn.slice(0, 10)}-INSUFFICIENT`,
  'bounce-charge': (e) => `Consolidated Charges for A/c ECS RTN ${quarter(e)}`,
  'upi-out': (e) => `UPI/P2M/${e.rrn}/${e.party}/PAYMENT/SAMPLE GRAMEEN BANK`,
  'upi-in': (e) => `UPI/P2A/${e.rrn}/${e.party}/UPI/SAMPLE GRAMEEN BANK`,
  atm: (e) => `ATM-CASH-AXIS/${e.party}/${e.rrn}/${quarter(e).replaceAll('-', '')}`,
  card: (e) => `POS/${e.party}/BENGALURU/${quarter(e).replaceAll('-', '')}/${e.rrn.slice(0, 6)}`,
  bill: (e) => `INB/BILLPAY/${e.rrn.slice(0, 9)}/${e.party}`,
  'imps-out': (e) => `IMPS/P2A/${e.rrn}/${e.party}/ABCD/FAMILY`,
  'neft-in': (e) => `NEFT/${utr(e)}/${e.party}/SAMPLE GRAMEEN BANK/REPAID`,
  'cash-in': (e) => `BY CASH DEPOSIT-BNA/SPCD${e.rrn.slice(0, 5)}/SELF`,
  cheque: (e) => `BRN-CLG-CHQ PAID TO ${e.party}`,
  interest: (e) => `SB:Int.Pd:${quarter(e)}`,
  charge: (e) => `SMS Alerts Chrg ${monthName(e)} ${year(e)} GST`,
};

export const kotakWording: Wording = {
  ...axisWording,
  salary: (e) => `NEFT/INWARD/CR-ABCD/${e.party}/SAL ${monthName(e)}${year(e)}/${utr(e)}`,
  emi: (e) => `NACH-DR-${e.party}-${e.rrn.slice(0, 10)}`,
  'emi-return': (e) => `NACH RTN-${e.party}-${e.rrn.slice(0, 10)}-FUNDS INSUFFICIENT`,
  'bounce-charge': (e) => `Chrg: ECS return on ${quarter(e)}`,
  'upi-out': (e) => `UPI/DR/${e.rrn}/${e.party}/${e.vpa.toUpperCase()}/PAYMENT`,
  'upi-in': (e) => `UPI/CR/${e.rrn}/${e.party}/${e.vpa.toUpperCase()}/UPI`,
  atm: (e) => `ATM-WDL ${e.rrn.slice(0, 6)} ${e.party}`,
  interest: (e) => `Int.Pd:SB ${quarter(e)}`,
};

/** Public-sector banks word alike. */
export const plainWording: Wording = {
  ...axisWording,
  salary: (e) => `NEFT CR ${bankCode}-${e.party}-SALARY-${utr(e)}`,
  emi: (e) => `NACH DR/${e.party}/${e.rrn}`,
  'emi-return': (e) => `NACH DR RETURN/${e.party}/${e.rrn}/INSUFFICIENT FUNDS`,
  'bounce-charge': (e) => `CHARGES FOR ECS RETURN ${quarter(e)}`,
  'upi-out': (e) => `UPI/${e.rrn}/DR/${e.party}/ABCD/${e.vpa}`,
  'upi-in': (e) => `UPI/${e.rrn}/CR/${e.party}/ABCD/${e.vpa}`,
  atm: (e) => `ATM CASH WDL/${e.rrn}/${e.party}`,
  card: (e) => `POS PUR/${e.rrn}/${e.party}`,
  cheque: (e) => `TO CLG CHQ ${e.party}`,
  interest: (e) => `INTEREST PAID UPTO ${quarter(e)}`,
  charge: (e) => `SMS CHARGES ${monthName(e)} ${year(e)}`,
};
