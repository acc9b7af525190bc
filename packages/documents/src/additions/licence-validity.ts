import { type Addition, textOf } from './addition.ts';

/** The last day of "12-05-2014 to 11-05-2034"; blank for another text. */
const lastDay = (validity: string): string => /(\d{2}[-/]\d{2}[-/]\d{4})\s*$/.exec(validity)?.[1] ?? '';

/** Both validities in one line, as the card has one row for them. */
const bothIn = (ordinary: string, transport: string): string =>
  ordinary === '' ? transport : `${ordinary} (non-transport), ${transport} (transport)`;

/**
 * A driving licence has a validity for each class, and no day of expiry: it expires with the class of private vehicles,
 * or, where it has none, with transport.
 */
export const licenceValidity: Addition = {
  add(record) {
    const [ordinary, transport] = [textOf(record.validity), textOf(record.transportValidity)];
    const expDate = textOf(record.expDate) || lastDay(ordinary) || lastDay(transport);
    const joined = transport !== '' && !ordinary.includes(transport);
    return {
      ...record,
      ...(joined ? { validity: bothIn(ordinary, transport) } : {}),
      ...(expDate ? { expDate } : {}),
    };
  },
  doubt: () => null,
};
