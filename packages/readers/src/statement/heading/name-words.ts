/*
 * What tells a name from the other words of a statement's heading. A name that is not found is asked for; a wrong one is held against
 * the person's papers. In doubt it is none.
 */

const letters = /^[A-Za-z][A-Za-z .,'’&()/-]{1,79}$/;

/** Words of the document, in no name. */
const documentWords =
  /\b(?:accounts?|a\/c|statements?|e-?statements?|branch|bank|banks|banking|address|counts?|debits?|credits?|withdrawals?|total|balance|number|nominee|nomination|summary|details?|transactions?|ifsc|micr|customer|cust|crn|cif|scheme|product|currency|mobile|phone|e-?mail|period|status|type|page|name)\b/i;

/** After a label: any words that are none of the document. */
export const isHolder = (text: string): boolean => letters.test(text) && !documentWords.test(text);

const moreDocumentWords =
  /\b(?:period|date|dated|currency|customer|cust|crn|cif|savings?|current|salary|deposits?|loans?|overdraft|registered|scheme|product|joint|holders?|e-?mail|phone|mobile|welcome|dear|your|our|we|relationship|portfolio|consolidated|combined|overview|generated|printed|passbook|confidential|type|status|mode|opening|closing|total|for|from|to|of|the|with|in|is|office|head|available|view|download|report|activity|list|history|particulars|description|remarks|narration|cheque|inr|rupees|amount|limit|rate|interest|page)\b/i;

const addressWords =
  /\b(?:road|rd|street|lane|marg|path|nagar|colony|society|socy|soc|sector|phase|block|floor|flat|house|plot|door|bldg|building|towers?|apartments?|apts?|residency|heights|enclave|vihar|villa|estate|complex|chambers?|plaza|mall|market|bazaa?r|chowk|circle|cross|layout|extension|extn|gardens?|park|near|nr|opp|opposite|behind|beside|dist|district|taluka?|tal|village|vill|mandal|tehsil|via|city|town|cantt|fort|gate|darwaja|east|west|north|south|central|junction|station|stn|highway|bypass|ward|place|india|bharat)\b/i;

const places = new RegExp(
  `\\b(?:${[
    'mumbai|delhi|kolkata|chennai|bengaluru|bangalore|hyderabad|secunderabad|ahmedabad|pune|surat|jaipur|lucknow|kanpur|nagpur',
    'indore|bhopal|patna|vadodara|ghaziabad|ludhiana|agra|nashik|faridabad|meerut|rajkot|varanasi|srinagar|aurangabad|dhanbad',
    'amritsar|allahabad|prayagraj|ranchi|howrah|coimbatore|jabalpur|gwalior|vijayawada|jodhpur|madurai|raipur|kota|guwahati',
    'chandigarh|mysuru|mysore|gurgaon|gurugram|noida|thane|kochi|ernakulam|visakhapatnam|bhubaneswar|dehradun|guntur|mangaluru',
    'andhra|pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal|jharkhand|karnataka|kerala|maharashtra|odisha|orissa',
    'punjab|rajasthan|sikkim|tamil ?nadu|telangana|tripura|uttarakhand|bengal',
  ].join('|')})\\b`,
  'i',
);

/** Brands of banks that are printed without the word. */
const brands =
  /\b(?:hdfc|icici|axis|sbi|pnb|kotak|idfc|indusind|hsbc|citi|citibank|dbs|digibank|digisavings|rbl|bandhan|equitas|ujjivan|utkarsh|suryoday|standard chartered|deutsche|canara|federal|karur vysya|south indian|city union|lakshmi vilas|tamilnad|dhanlaxmi|idbi|uco|paytm|airtel|fino|nsdl|jupiter|niyo|epifi|slice)\b/i;

const bankWords =
  /\b(?:bank|banks|banking|branch|br|sahakari|gramin|grameen|patsanstha|patpedhi|co-?op(?:erative)?|cooperative|ifsc|micr|head office|regd|registered office|corporate office|payments bank)\b/i;

/** A line of the bank itself: its name, its branch, where that stands. */
export const isBankOrBranch = (text: string): boolean => bankWords.test(text) || brands.test(text);

const business =
  /\b(?:ltd|limited|llp|traders?|trading|enterprises?|stores?|centre|center|industries|agency|agencies|sons|brothers|bros|co|company|works|mills?|services?|associates|constructions?|textiles?|electricals?|electronics|hardware|medicals?|pharmacy|motors|garments|jewellers|foods?|mart|emporium|engineers|engineering|solutions|exports?|transports?|logistics)\b\.?$/i;

/**
 * Words that can be a name where no label says so: two to six, each with a capital, none of a document, a bank or a place. What a
 * business is called may have a place in it.
 */
export function isAddressee(text: string): boolean {
  const words = text.split(/\s+/);
  if (!/^[A-Za-z][A-Za-z .'’&()-]{3,59}$/.test(text) || words.length < 2 || words.length > 7) return false;
  if (words.some((word) => /^[a-z]/.test(word)) || !words.some((word) => /[A-Za-z]{3}/.test(word)))
    return false;
  if (documentWords.test(text) || moreDocumentWords.test(text) || isBankOrBranch(text)) return false;
  return business.test(text) || !(addressWords.test(text) || places.test(text));
}
