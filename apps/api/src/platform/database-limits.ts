import type { Config } from '../config.ts';

/**
 * How long a PostgreSQL is waited for, in milliseconds. A server that froze answers nothing: each limit ends the waiting.
 * `connectMs`: for a connection, a new one or a free one of the pool. `statementMs`: for one statement of the product;
 * migrations have no limit. `idleMs`: for the next statement of an open transaction; then the server rolls it back and
 * frees its locks.
 */
export type DatabaseLimits = Config['databaseLimits'];

export const usualLimits: DatabaseLimits = { connectMs: 10_000, statementMs: 15_000, idleMs: 60_000 };

/** The limit of a statement that nobody waits for. */
export const backgroundMs = 600_000;

/**
 * How long the client waits for a statement that the server itself ends after `milliseconds`: longer, so that a server
 * that is well says so and keeps the connection.
 */
export const patienceMs = (milliseconds: number) => Math.ceil(milliseconds * 1.2);
