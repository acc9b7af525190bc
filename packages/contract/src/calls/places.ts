import * as z from 'zod/mini';
import { call } from '../define.ts';
import { accent } from './shapes.ts';

/** A plain list of members: `z.extend` would come with every page. */
const placeMembers = {
  address: z.string(),
  locality: z.string(),
  district: z.string(),
  state: z.string(),
  pincode: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The PIN has coordinates of its own; otherwise those of its sorting district. */
  exact: z.boolean(),
};
const place = z.object(placeMembers);
const coordinate = (what: string, min: number, max: number) =>
  z.pipe(
    z.string(`Send the ${what}.`).check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/, `The ${what} is a number.`)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(min, `The ${what} is at least ${min}.`),
          z.maximum(max, `The ${what} is at most ${max}.`),
        ),
    ),
  );

/** Localities and PIN codes by what was typed; offline, on our own server. */
export const searchPlaces = call({
  method: 'GET',
  path: '/places',
  title: 'Search localities and PIN codes',
  access: 'signed-in',
  query: z.strictObject({
    q: z
      .string('Type a place or a PIN code.')
      .check(z.trim(), z.minLength(2, 'Type at least two letters.'), z.maxLength(80, 'Type less.')),
  }),
  result: z.array(place),
});

/** The nearest known locality to a point: the map dialog’s reverse geocode (P §7). */
export const getNearestPlace = call({
  method: 'GET',
  path: '/places/near',
  title: 'Get the nearest locality',
  access: 'signed-in',
  query: z.strictObject({ lat: coordinate('latitude', -90, 90), lng: coordinate('longitude', -180, 180) }),
  result: z.object({ ...placeMembers, distanceKm: z.number() }),
  errors: ['NOT_FOUND'],
});

/** What a screen needs before anyone has logged in. */
export const getSite = call({
  method: 'GET',
  path: '/site',
  title: 'Get site information',
  access: 'public',
  result: z.object({
    lender: z.string(),
    code: z.string(),
    accent,
    creditMenu: z.string(),
    /** Where the logo is fetched. */
    logo: z.optional(z.string()),
    /** The lender's own words, where it has some. */
    welcome: z.optional(z.string()),
    help: z.optional(z.string()),
    grievance: z.optional(z.string()),
    letterhead: z.optional(z.string()),
    sandbox: z.boolean(),
    /** Outside services that are not available here; what needs them is not offered. */
    off: z.array(z.string()),
    inbox: z.nullable(z.string()),
    /** The address map's tiles; without them it draws outlines of the states. */
    mapTiles: z.optional(z.object({ url: z.string(), attribution: z.string() })),
    /** Pages elsewhere for the lender's people: a word search (C §7), and the e-KYC of its agents. */
    wordSearch: z.optional(z.string()),
    dsaEkyc: z.optional(z.string()),
  }),
});

/** About how long tasks of the application take: medians of what people took, and a usual time before there are enough. */
export const getTaskTimes = call({
  method: 'GET',
  path: '/task-times',
  title: 'Get task times',
  access: 'public',
  result: z.object({
    /** Everything that is asked of everyone. */
    seconds: z.number(),
    /** One document of each area. */
    areas: z.array(z.object({ area: z.string(), seconds: z.number() })),
  }),
});

/** A PNG, named by its SHA-256. */
export const getSiteLogo = call({
  method: 'GET',
  path: '/site/logo/{sha256}',
  title: 'Get a lender’s logo',
  access: 'public',
  params: z.strictObject({
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This is not the name of a logo.')),
  }),
  result: z.object({}),
  errors: ['NOT_FOUND'],
});
