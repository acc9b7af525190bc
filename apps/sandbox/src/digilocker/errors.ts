/** DigiLocker's error body: `{error, error_description}` (standards §5.2). */
export class LockerError extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, description: string) {
    super(description);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export const errorBody = (code: string, description: string) => ({
  error: code,
  error_description: description,
});
