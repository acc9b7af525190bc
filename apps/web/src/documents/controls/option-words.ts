import { createContext } from 'react';

/** How an option of a list reads in the language of the page; what is chosen stays the option itself. */
export const OptionWords = createContext((option: string): string => option);
