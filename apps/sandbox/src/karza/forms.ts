/** Forms in which the vendor takes numbers, from its documentation and public clients. Anything else is code 102. */
export const panForm = /^[A-Z]{5}\d{4}[A-Z]$/;
export const aadhaarForm = /^[2-9]\d{11}$/;
export const dayDashes = /^\d{2}-\d{2}-\d{4}$/;
export const daySlashes = /^\d{2}\/\d{2}\/\d{4}$/;
export const nameForm = /^[^\p{Cc}]{1,200}$/u;
export const openForm = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ./()-]{0,59}$/;
export const yesNo = /^[YN]$/;
export const cinForm = /^(?:[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4}|F\d{5})$/;
/** Names of States; which spelling each registry wants is not published. */
export const stateForm = /^[A-Za-z][A-Za-z ]{2,59}$/;
