/** Whose work it is. */
export interface Owner {
  lender: string;
  /** The person of that lender who sends it. */
  person: string;
  /** Nobody waits for it: it lets everything else go first, and is never refused. */
  background?: boolean;
}

/** How much may be under way, and how much may wait; each a number of files. */
interface Bounds {
  /** Asked at each start: readers come and go. */
  places: () => number;
  /** Under way of one person at once. */
  perPerson: number;
  waiting: { person: number; lender: number; whole: number };
}

interface Waiter {
  /** Rejects with the signal's reason; work that waits leaves the queue. */
  signal?: AbortSignal | undefined;
  /** How many files come before this one, said when it begins to wait and at each change; null when the wait is over. */
  told?: ((ahead: number | null) => void) | undefined;
}

interface Ticket {
  background: boolean;
  lender: string;
  person: string;
  ahead?: number;
  told: Waiter['told'];
  begin: () => void;
}

/** No more can wait. */
export class QueueFull extends Error {}

/** Lender or person → when they were last served, counted in files. */
type Served = Map<string, number>;

/** Before others: what somebody waits for, then the lender and then the person served longest ago. */
function isBefore(one: Ticket, other: Ticket, served: Served): boolean {
  const rank = ({ background, lender, person }: Ticket) =>
    [Number(background), served.get(lender) ?? 0, served.get(person) ?? 0] as const;
  const [ranks, others] = [rank(one), rank(other)];
  const differing = ranks.findIndex((value, at) => value !== others[at]);
  return differing >= 0 && (ranks[differing] ?? 0) < (others[differing] ?? 0);
}

/** Of equals the first that came. */
function nextOf(tickets: readonly Ticket[], served: Served): Ticket | undefined {
  return tickets.reduce<Ticket | undefined>(
    (best, one) => (best && !isBefore(one, best, served) ? best : one),
    undefined,
  );
}

function without<T>(items: T[], item: T): void {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
}

/**
 * Shares a number of places: lenders take turns, within a lender its people do, and nobody has more than
 * `perPerson` under way. Holds no clock and starts nothing itself.
 */
export function fairQueue({ places, perPerson, waiting: most }: Bounds) {
  const waiting: Ticket[] = [];
  const underWay: Ticket[] = [];
  const served: Served = new Map();
  let serves = 0;

  const noteServed = ({ lender, person }: Ticket, to: Served) => {
    serves += 1;
    to.set(lender, serves).set(person, serves);
  };

  function startNext(): boolean {
    if (underWay.length >= places()) return false;
    const mayStart = ({ person }: Ticket) =>
      underWay.filter((other) => other.person === person).length < perPerson;
    const ticket = nextOf(waiting.filter(mayStart), served);
    if (!ticket) return false;
    without(waiting, ticket);
    underWay.push(ticket);
    noteServed(ticket, served);
    ticket.begin();
    if (ticket.ahead !== undefined) ticket.told?.(null);
    return true;
  }

  /** The order in which those who wait would be served if nobody else came. */
  function tellPositions(): void {
    const [left, later] = [[...waiting], new Map(served)];
    for (let ahead = 0; left.length > 0; ahead += 1) {
      const ticket = nextOf(left, later) as Ticket;
      without(left, ticket);
      noteServed(ticket, later);
      if (ticket.ahead === ahead) continue;
      ticket.ahead = ahead;
      ticket.told?.(ahead);
    }
  }

  /** Names that have nothing here any more are forgotten. */
  function forget({ lender, person }: Ticket): void {
    const all = [...waiting, ...underWay];
    if (!all.some((other) => other.lender === lender)) served.delete(lender);
    if (!all.some((other) => other.person === person)) served.delete(person);
  }

  function goOn(): void {
    while (startNext());
    tellPositions();
  }

  function isFull(ticket: Ticket): boolean {
    if (ticket.background || !waiting.includes(ticket)) return false;
    const counted = waiting.filter(({ background }) => !background);
    const of = (key: 'lender' | 'person') => counted.filter((other) => other[key] === ticket[key]).length;
    return of('person') > most.person || of('lender') > most.lender || counted.length > most.whole;
  }

  return {
    /** How many files are under way, and how many wait. */
    state: () => ({ underWay: underWay.length, waiting: waiting.length }),
    /** Starts what waits, when there are more places than before. */
    goOn,
    /**
     * Waits for a place. @returns what gives it back; calling it again does nothing. Rejects with QueueFull at once when
     * no more can wait, and with the signal's reason when it aborts before the place is there.
     */
    async take(owner: Owner, { signal, told }: Waiter = {}): Promise<() => void> {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const { lender, background = false } = owner;
      const person = JSON.stringify([lender, owner.person]);
      const ticket: Ticket = { background, lender, person, told: undefined, begin: resolve };
      waiting.push(ticket);
      while (startNext());
      if (isFull(ticket)) {
        without(waiting, ticket);
        forget(ticket);
        throw new QueueFull();
      }
      ticket.told = told;
      tellPositions();
      const leave = () => {
        without(waiting, ticket);
        forget(ticket);
        reject(signal?.reason);
        tellPositions();
      };
      signal?.addEventListener('abort', leave);
      await promise.finally(() => signal?.removeEventListener('abort', leave));
      return () => {
        if (!underWay.includes(ticket)) return;
        without(underWay, ticket);
        forget(ticket);
        goOn();
      };
    },
  };
}
