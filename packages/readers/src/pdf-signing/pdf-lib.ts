import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as library from '@cantoo/pdf-lib';

/*
 * pdf-lib in one file instead of two hundred: each signature is prepared in a thread of its own, which loads it in 40 ms
 * instead of 170. The package offers the one file without naming it among its exports.
 */

const require = createRequire(import.meta.url);
const inOneFile = join(require.resolve('@cantoo/pdf-lib'), '../../dist/pdf-lib.min.js');

export const {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  StandardFonts,
} = require(inOneFile) as typeof library;

export type PDFArray = library.PDFArray;
export type PDFContext = library.PDFContext;
export type PDFDict = library.PDFDict;
export type PDFDocument = library.PDFDocument;
export type PDFFont = library.PDFFont;
export type PDFName = library.PDFName;
export type PDFObject = library.PDFObject;
export type PDFObjectParser = library.PDFObjectParser;
export type PDFPage = library.PDFPage;
export type PDFRawStream = library.PDFRawStream;
export type PDFRef = library.PDFRef;
