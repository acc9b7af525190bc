import type * as dictionaryCalls from '@pramaan/contract/calls/dictionary.ts';
import type * as calls from '@pramaan/contract/calls/places.ts';
import type { Reference } from './entry.ts';

const terms = {
  id: 'Id of the entry, like `tvs-motor.jupiter`.',
  name: 'Name of the entry.',
  manufacturer: 'Name of the manufacturer.',
  model: 'Name of the model.',
};

export const dictionary: Reference<typeof dictionaryCalls> = {
  listManufacturers: {
    description:
      'Lists the manufacturers of vehicles and machines that an asset loan can be for, sorted by name.',
    fields: terms,
  },
  listAssetModels: {
    description: 'Lists the models of a manufacturer.',
    fields: { ...terms, id: 'Path: id of the manufacturer. Reply: id of the model.' },
  },
  listAssetVariants: {
    description: 'Lists the variants of a model.',
    fields: { ...terms, id: 'Path: id of the model. Reply: id of the variant.' },
  },
};

const place = {
  address: 'Address line.',
  state: 'State of India.',
  exact: 'False when the PIN code has no coordinates of its own: then those of its sorting district.',
  distanceKm: 'Kilometres from the point to the post office of that PIN code.',
};

export const places: Reference<typeof calls> = {
  searchPlaces: {
    description: 'Searches Indian localities and PIN codes. The search runs on our own server.',
    fields: { ...place, q: 'Part of a locality or PIN code, 2 to 80 characters.' },
  },
  getNearestPlace: {
    description: 'Returns the known locality nearest to a point.',
    fields: place,
  },
  getSite: {
    description:
      'Returns the lender whose site this is, its branding, and whether outside services are the sandbox.',
    fields: {
      lender: 'Name of the lender.',
      code: 'Code of the lender.',
      off: 'Outside services that are not set up here: `locker`, `payments`, `bankAggregator` and the like.',
      attribution: 'Whom the map names as the source of its tiles.',
      mapTiles: 'Map tiles of the address map: URL template and attribution. Absent: outlines of the states.',
      wordSearch: 'Page where staff look up a word. Absent: none is configured.',
      dsaEkyc: 'e-KYC page for the lender’s agents (DSA). Absent: none is configured.',
      inbox: 'Sandbox only: address of the inbox with all messages sent.',
    },
  },
  getTaskTimes: {
    description:
      'Returns about how many seconds the tasks of an application take: medians of what applicants of this lender took.',
    fields: {
      seconds: 'Seconds, about.',
      areas: 'One document of each area.',
      area: 'Area of the portal, like `identity`.',
    },
  },
  getSiteLogo: {
    description: 'Returns the lender’s logo as PNG.',
    fields: { sha256: 'SHA-256 of the logo in hexadecimal, from its URL.' },
  },
};
