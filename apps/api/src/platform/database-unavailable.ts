/**
 * The database does not respond, refuses or ended the connection, took too long, or has no resources left. Whether a
 * statement under way took effect is not known: a commit may have been stored though its answer never came.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/**
 * SQLSTATE classes and codes that say "not now" and nothing about the statement: connection failure (08), insufficient
 * resources (53), error of the system underneath (58), statement cancelled by its time limit, transaction ended because it
 * idled (25P03, 25P04), server shutting down, crashed or starting.
 */
const notNow = /^(08|53|58|57014$|57P0[1-5]$|25P0[34]$)/;

/** What pg and PGlite say in words alone. */
const drivers =
  /^(Query read timeout|Connection terminated|Client has encountered a connection error|PGlite is clos(ed|ing))/;

interface DriverError {
  /** SQLSTATE, or the name of a system error: `ECONNRESET`. */
  code?: string;
  /** The database's own errors alone have it. */
  severity?: string;
  /** System errors alone have it: `connect`, `read`. */
  syscall?: string;
  message?: string;
}

/** Does the error say that the database is unavailable, and nothing about the statement? */
function saysUnavailable(error: unknown): boolean {
  // The embedded database is a WebAssembly program: one that trapped never runs again.
  if (error instanceof WebAssembly.RuntimeError) return true;
  const { code = '', severity, syscall, message = '' } = (error ?? {}) as DriverError;
  return severity ? notNow.test(code) : syscall !== undefined || drivers.test(message);
}

/** DatabaseUnavailable for an error of the driver that says so; any other error as it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !saysUnavailable(error)) return error;
  const { message } = error as Error;
  return new DatabaseUnavailable(`The database is unavailable: ${message}`, { cause: error });
}

/** Runs `ask`; throws DatabaseUnavailable where the driver's error says so. */
export async function asked<R>(ask: () => Promise<R>): Promise<R> {
  try {
    return await ask();
  } catch (error) {
    throw asUnavailable(error);
  }
}
