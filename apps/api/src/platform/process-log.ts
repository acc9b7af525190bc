const line = (values: object) => `${JSON.stringify({ time: Date.now(), ...values })}\n`;

/**
 * Log lines of what no request is behind, in the form of all others. The database quotes the value that it could not take:
 * of its errors the code alone is told.
 */
export const processLog = {
  /** A failure of work in the background, for standard error. */
  failed(error: unknown): string {
    const {
      severity,
      code,
      message = String(error),
    } = (error ?? {}) as Partial<Error & { severity: string; code: string }>;
    return line({ level: 50, msg: 'background', error: severity ? `database error ${code}` : message });
  },
  /** An outgoing connection that failed, for standard output. */
  notConnected: (values: { host: string; code: string }): string =>
    line({ level: 40, msg: 'connection failed', ...values }),
};
