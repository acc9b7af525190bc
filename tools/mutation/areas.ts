/** A part of the code whose tests are tested: what is changed in it, and the test files that must notice. */
export interface MutationArea {
  mutate: readonly string[];
  tests: readonly string[];
}

const api = 'apps/api/src';
const http = (...names: string[]) => names.map((name) => `${api}/http/${name}.ts`);
const review = (...names: string[]) => names.map((name) => `${api}/features/review/${name}.ts`);

/** The most telling first: where a small change would open, lose or give away something. */
export const mutationAreas: Readonly<Record<string, MutationArea>> = {
  vault: { mutate: [`${api}/platform/vault.ts`], tests: [`${api}/platform/vault.test.ts`] },
  limits: {
    mutate: [
      `${api}/platform/attempts.ts`,
      `${api}/platform/one-time-codes.ts`,
      `${api}/features/files/upload-sessions.ts`,
    ],
    tests: [
      `${api}/platform/attempts.test.ts`,
      `${api}/platform/code-limits.test.ts`,
      `${api}/features/files/upload-sessions.test.ts`,
    ],
  },
  ledger: {
    mutate: [`${api}/case-file/ledger.ts`, `${api}/features/consent/*.ts`],
    tests: [
      `${api}/features/consent/ledger.test.ts`,
      `${api}/features/consent/link-rules.test.ts`,
      `${api}/features/consent/consent-links.test.ts`,
      `${api}/features/consent/messages-to-applicant.test.ts`,
    ],
  },
  gateway: {
    mutate: [
      ...[
        'gateway',
        'recheck',
        'told',
        'answered',
        'contact-check',
        'source-answers',
        'verification-result',
      ].map((name) => `${api}/features/verification/${name}.ts`),
      `${api}/case-file/upsert-if-stronger.ts`,
    ],
    tests: [
      ...['recheck', 'gateway', 'rules', 'aadhaar-qr', 'next-vendor', 'aadhaar-consent'].map(
        (name) => `${api}/features/verification/${name}.test.ts`,
      ),
      `${api}/features/settings/settings.test.ts`,
      `${api}/features/dashboards/stored.test.ts`,
    ],
  },
  access: {
    mutate: http('access', 'key-access', 'credentials', 'cookies', 'tokens', 'session-state', 'end-sessions'),
    tests: http(
      ...['access.test', 'key-access.test', 'own-writes.test', 'serve.test', 'small-parts.test'],
      'session-state.test',
    ),
  },
  decisions: {
    mutate: review(
      'decisions',
      'decision-rows',
      'decision-routes',
      'opened-review',
      'change-review',
      'review-state',
    ),
    tests: [
      ...review(
        'who-joins.test',
        'transfer.test',
        'decisions.test',
        'review.test',
        'findings.test',
        'decision-letter.test',
      ),
      `${api}/features/policies/policies.test.ts`,
      `${api}/features/loan-products/loan-products.test.ts`,
      `${api}/features/access/joined-applications.test.ts`,
    ],
  },
  retention: {
    mutate: [`${api}/features/retention/*.ts`],
    tests: [
      `${api}/features/retention/retention-status.test.ts`,
      `${api}/features/retention/clock.test.ts`,
      `${api}/features/retention/tidy.test.ts`,
      `${api}/features/retention/erase.test.ts`,
      `${api}/features/retention/retention.test.ts`,
    ],
  },
  http: {
    mutate: http(
      ...[
        'attachment',
        'context',
        'device',
        'errors',
        'headers',
        'health',
        'input',
        'job-figures',
        'openapi',
      ],
      ...['reader-page', 'serve', 'server', 'web-form'],
    ),
    tests: http(
      ...['access.test', 'described.test', 'health.test', 'input.test', 'key-access.test', 'serve.test'],
      ...['server.test', 'small-parts.test', 'own-writes.test', 'compression.test', 'pages.test'],
    ),
  },
};
