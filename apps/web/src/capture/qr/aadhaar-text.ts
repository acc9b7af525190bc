/**
 * Is this the text of an Aadhaar QR? A Secure QR is one decimal number of 500 digits or more; letters printed before
 * 2018 hold XML, which the server refuses with what to do instead (packages/documents, identifiers/aadhaar-qr.ts).
 */
export const isAadhaarText = (text: string) =>
  /^\s*\d[\d\s]{499,}$/.test(text) ||
  /^\s*(?:<\/?\??xml[^>]*>\s*)?<(?:PrintLetterBarcodeData|QPD[AB]|QDA)\b/.test(text);
