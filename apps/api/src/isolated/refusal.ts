/**
 * Why a stranger's file was not read. `message` can be shown as it stands: what is wrong, then what to do.
 * `slow`, `memory` and `crashed` are said by run-isolated.ts, the others by a task.
 */
export type FileRefusalCode =
  | 'unknown-kind'
  | 'too-many-bytes'
  | 'too-many-pixels'
  | 'damaged'
  | 'slow'
  | 'memory'
  | 'crashed';

export class FileRefusal extends Error {
  readonly code: FileRefusalCode;

  constructor(code: FileRefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileRefusal';
    this.code = code;
  }
}
