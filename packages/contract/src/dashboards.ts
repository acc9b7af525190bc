/** Steps of an application, in the order in which it comes to them; the n-th is kept as n. */
export const funnelSteps = ['started', 'given', 'ready', 'review', 'decided', 'approved'] as const;

/** Ways from step to step whose time is told; each is named after its end, `whole` is from the start to the decision. */
export const legs = ['given', 'ready', 'review', 'decided', 'whole'] as const;
export type Leg = (typeof legs)[number];

/** Days in a stage at which the next class of the ageing begins; the first class begins at 0. */
export const ageSteps = [1, 3, 7, 15, 30] as const;

/** What decisions are compared by. */
export const groupings = ['product', 'branch', 'agent', 'segment'] as const;
export type Grouping = (typeof groupings)[number];

/** When a team member is sent the dashboards by e-mail, at 9:00 in India. */
export const dashboardEmails = ['each-morning', 'each-monday', 'never'] as const;
export type DashboardEmail = (typeof dashboardEmails)[number];

/** Days that are shown when nobody chose any, and the most that can be asked for. */
export const usualDays = 84;
export const mostDays = 731;

/** Times of an answer are counted in classes, each up to so many milliseconds; the last holds what took longer. */
const timeClasses = [
  100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 8000, 12_000, 20_000, 30_000, 60_000, 600_000,
] as const;

/** The class that a time belongs to. */
export const timeClass = (millis: number): number =>
  timeClasses.find((most) => millis <= most) ?? timeClasses[timeClasses.length - 1] ?? millis;
