/** Drawings of the office alone: an applicant's page does not carry them. */
export const officeDrawings = {
  team: 'M8 4.5a3 3 0 100 6 3 3 0 000-6M2.5 19c.7-3.5 2.6-5 5.5-5s4.8 1.5 5.5 5M18 8v6M15 11h6',
  chart: 'M4 20h16M7 16v-5M12 16V5M17 16V9',
  dial: 'M4 16a8 8 0 1116 0M12 16l4-5M4 19h16',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  bell: 'M6 16v-5a6 6 0 1112 0v5l1.5 2.5h-15zM10 21h4',
  gear: 'M12 9a3 3 0 100 6 3 3 0 000-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
} as const;
