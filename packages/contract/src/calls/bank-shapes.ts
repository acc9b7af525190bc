import * as z from 'zod/mini';

/** Why a source did not give what was asked: a word for the screens, a sentence for the person. */
export const trouble = z.object({ code: z.string(), sentence: z.string() });

const place = z.object({ page: z.number(), row: z.number(), file: z.optional(z.number()) });
const difference = z.object({
  kind: z.string(),
  /** Index into the transactions; null when it is about the whole. */
  row: z.nullable(z.number()),
  date: z.nullable(z.string()),
  at: z.nullable(place),
  /** Paise. */
  expected: z.nullable(z.number()),
  printed: z.nullable(z.number()),
  sentence: z.string(),
});
export const proof = z.object({
  balanced: z.boolean(),
  rowsVerified: z.number(),
  differences: z.array(difference),
});
const months = z.array(z.string());
const calendar = z.object({
  asked: months,
  received: months,
  missing: months,
  partial: months,
  withoutTransactions: months,
});
/** As the product's record has it (C §3): all text, rupees. */
export const transaction = z.object({
  amount: z.string(),
  balanceAfterTransaction: z.string(),
  category: z.string(),
  dateTime: z.string(),
  description: z.string(),
  remark: z.string(),
  type: z.string(),
  valueDate: z.string(),
});
export const account = z.object({ name: z.string(), bank: z.string(), number: z.string() });
export const period = z.object({ from: z.string(), to: z.string() });

/** Where an account's data came from, strongest first. */
export const bankSources = ['account-aggregator', 'aggregator', 'net-banking', 'upload'] as const;

/** What a lender asks first of an account. */
const highlights = z.object({
  months: z.number(),
  /** Of these months, those in which a salary came. */
  salaryMonths: z.number(),
  bounces: z.number(),
});

export const accountHead = z.object({
  accountId: z.string(),
  /** It is the statement of the file. */
  chosen: z.boolean(),
  source: z.enum(bankSources),
  account,
  accountType: z.string(),
  period,
  transactions: z.number(),
  balanced: z.boolean(),
  calendar,
  highlights,
  /** What the file itself tells of changes made to it. */
  tamper: z.array(z.object({ level: z.string(), sentence: z.string() })),
  notes: z.array(z.string()),
  addedAt: z.string(),
});

/** One figure of the analysis and the rows it stands on. Money in paise. */
const figure = z.object({
  id: z.string(),
  value: z.union([z.number(), z.string(), z.null()]),
  unit: z.enum(['paise', 'share', 'count', 'day', 'text']),
  /** Indexes into the transactions. */
  rows: z.array(z.number()),
  rule: z.string(),
});
export const analysis = z.object({
  figures: z.array(figure),
  months: z.array(
    z.object({
      month: z.string(),
      credits: z.number(),
      debits: z.number(),
      averageBalance: z.nullable(z.number()),
      closing: z.nullable(z.number()),
      salary: z.number(),
      emi: z.number(),
      bounces: z.number(),
      rows: z.array(z.number()),
    }),
  ),
  parties: z.array(
    z.object({ name: z.string(), credits: z.number(), debits: z.number(), rows: z.array(z.number()) }),
  ),
  recurring: z.array(
    z.object({ name: z.string(), amount: z.number(), dayOfMonth: z.number(), rows: z.array(z.number()) }),
  ),
  circular: z.array(z.object({ name: z.string(), sentence: z.string(), rows: z.array(z.number()) })),
  categories: z.array(
    z.object({ category: z.string(), rule: z.string(), amount: z.number(), rows: z.array(z.number()) }),
  ),
  /** End-of-day balances: day and paise, for the chart. */
  balances: z.array(z.object({ day: z.string(), balance: z.number() })),
});
export type BankAnalysis = z.output<typeof analysis>;
