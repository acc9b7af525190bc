import type { Area } from '@pramaan/documents/define.ts';

const sheet = 'M7 3h7l4 4v13a1 1 0 01-1 1H7a1 1 0 01-1-1V4a1 1 0 011-1M14 3v4h4M9 12h6M9 16h6';
const offices = 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3M16.5 13h.5M16.5 17h.5';
const shop = 'M4 10v10h16V10M3 10l2-6h14l2 6zM10 20v-5h4v5';

/** A line drawing for each area, as the path of an SVG of 24 by 24; a sheet of paper for the rest. */
const drawings: Partial<Record<Area, string>> = {
  identity:
    'M4 5h16a1 1 0 011 1v12a1 1 0 01-1 1H4a1 1 0 01-1-1V6a1 1 0 011-1M8.5 9a2 2 0 100 4 2 2 0 000-4M5.5 16.5c.5-1.6 1.6-2 3-2s2.5.4 3 2M14.5 10h4M14.5 14h4',
  'address-proof': 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  'ownership-proof': 'M8 10a4 4 0 100 8 4 4 0 000-8M11 11.5L20 3M16 6.5l3 3',
  'personal-detail': 'M12 4a4 4 0 100 8 4 4 0 000-8M4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5',
  employment: 'M4 8h16a1 1 0 011 1v10a1 1 0 01-1 1H4a1 1 0 01-1-1V9a1 1 0 011-1M9 8V5h6v3M3 13h18',
  loan: 'M7 4h10M7 8.5h10M7 4c8 0 8 9 0 9l7 7',
  'bank-statements': 'M3 9.5L12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 20h17',
  business: shop,
  corporate: offices,
  commercial: offices,
};

export const areaDrawing = (area: Area): string => drawings[area] ?? sheet;
