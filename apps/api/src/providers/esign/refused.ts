import { type Reason, sentences } from './reasons.ts';

/** Why an answer is not taken; thrown on the way up to where it becomes an outcome. */
export class EsignError extends Error {
  readonly reason: Reason;
  readonly code: string;
  readonly proved: boolean;

  constructor(reason: Reason, more: { code?: string; proved?: boolean } = {}) {
    super(sentences[reason]);
    this.name = 'EsignError';
    this.reason = reason;
    this.code = more.code ?? '';
    this.proved = more.proved ?? false;
  }
}
