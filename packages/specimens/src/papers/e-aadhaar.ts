import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { svgToPng } from '../drawing.ts';
import { aadhaarCode } from '../kinds/aadhaar-code.ts';
import { careOf, frontTruth, printedAadhaar, printedVirtualId } from '../kinds/aadhaar-parts.ts';
import { portrait } from '../ornaments.ts';
import { type InventedPerson, printedAddress, printedDate } from '../people.ts';
import { drawQr } from '../qr.ts';
import { sheet } from '../sheet.ts';

interface Wanted {
  /** The first eight digits of the number are crossed out, as the holder can choose; the Virtual ID stands there whole. */
  masked?: boolean;
  /** Locked as UIDAI locks it: four letters of the name and the year of birth. */
  locked?: boolean;
}

/** The password of a person's e-Aadhaar: standards §10.3. */
export const eAadhaarPassword = ({ name, dob }: InventedPerson): string =>
  `${name.replaceAll(' ', '').slice(0, 4).toUpperCase()}${dob.slice(0, 4)}`;

/** What is read of it: the front's fields, and the address in one line. */
export const eAadhaarTruth = (person: InventedPerson): Record<string, string> => ({
  ...frontTruth(person),
  address: printedAddress(person),
});

/**
 * The PDF that people download from UIDAI: the letter above, the card to cut out below, all of its Latin letters as text; dates along
 * the edges, the words of the signature's stamp, the photo and the code as pictures.
 */
export async function eAadhaar(person: InventedPerson, { masked, locked }: Wanted = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const page = document.addPage([595, 842]);
  const write = (text: string, x: number, y: number, size = 9, font = plain) =>
    page.drawText(text, { x, y: 842 - y, size, font });
  const { address } = person;
  write('Government of India', 250, 40, 12, bold);
  write('Unique Identification Authority of India', 190, 58, 12, bold);
  write('Enrolment No.: 0000/00112/06554', 60, 90);
  const block = [
    'To',
    person.name,
    careOf(person),
    `${address.house}, ${address.street},`,
    `${address.locality},`,
    `VTC: ${address.city},`,
    `District: ${address.district},`,
    `State: ${address.state},`,
    `PIN Code: ${address.pincode},`,
    `Mobile: ${person.mobile}`,
  ];
  for (const [at, line] of block.entries()) write(line, 60, 112 + at * 13);
  write('Signature valid', 360, 250, 8);
  write('Digitally signed by DS UNIQUE', 360, 260, 6);
  write('IDENTIFICATION AUTHORITY OF INDIA 05', 360, 267, 6);
  write('Date: 2025.11.03 10:11:12 IST', 360, 274, 6);
  const whole = printedAadhaar(person);
  const number = masked ? `XXXX XXXX ${whole.slice(-4)}` : whole;
  const virtual = printedVirtualId(person);
  write('Your Aadhaar No. :', 240, 300, 11, bold);
  write(number, 215, 325, 20, bold);
  write(virtual, 228, 342, 10);
  write('INFORMATION', 60, 375, 9, bold);
  write('Aadhaar is a proof of identity, not of citizenship.', 60, 390);
  write('Verify identity using Secure QR Code, Offline XML or Online Authentication.', 60, 403);
  for (const [text, x] of [
    ['Aadhaar no. issued: 12/05/2014', 44],
    ['Details as on: 03/11/2025', 305],
  ] as const)
    page.drawText(text, { x, y: 90, size: 6, font: plain, rotate: degrees(90) });
  write('Government of India', 120, 600, 9, bold);
  for (const [at, line] of [
    person.name,
    `DOB: ${printedDate(person.dob)}`,
    person.gender === 'F' ? 'FEMALE' : 'MALE',
  ].entries())
    write(line, 130, 640 + at * 13);
  write(number, 110, 760, 14, bold);
  write(virtual, 115, 773, 8);
  write('Unique Identification Authority of India', 330, 600, 9, bold);
  write('Address:', 330, 625, 8, bold);
  const lines = `${careOf(person)}, ${printedAddress(person)}`.match(/.{1,32}(?:\s|$)/g) ?? [];
  for (const [at, line] of lines.entries()) write(line.trim(), 330, 637 + at * 11, 8);
  write(number, 380, 760, 14, bold);
  write(virtual, 385, 773, 8);
  const face = sheet(200, 250);
  portrait(face, 0, 0, 200, 250);
  const code = sheet(520, 520);
  await drawQr(code, aadhaarCode(person), { x: 0, y: 0, side: 520 });
  const place = async (svg: string, box: { x: number; y: number; width: number; height: number }) =>
    page.drawImage(await document.embedPng(svgToPng(svg)), box);
  await place(face.done().svg, { x: 60, y: 842 - 715, width: 60, height: 75 });
  await place(code.done().svg, { x: 480, y: 842 - 732, width: 100, height: 100 });
  if (locked)
    document.encrypt({ userPassword: eAadhaarPassword(person), ownerPassword: 'of the issuer alone' });
  return document.save({ useObjectStreams: false });
}
