import { createRequire } from 'node:module';
import * as safeql from '@ts-safeql/eslint-plugin';
import * as parser from '@typescript-eslint/parser';
import { ESLint } from 'eslint';
import { root } from '../children.ts';
import { closedByTypes } from './declared.ts';
import { statementsInto, type Written } from './statements.ts';

const own = createRequire(import.meta.url);

/** What the driver gives for a column and takes for a value, where SafeQL supposes something else. */
const types = {
  // platform/open-database.ts sets this for both drivers.
  int8: 'number',
  bytea: { parameter: { regex: '(?:(?:NonShared)?Buffer|Uint8Array)(?:<\\w+>)?' }, return: 'Uint8Array' },
  // A `Date` is sent as a timestamptz, and as nothing else.
  date: { parameter: 'none', return: 'Date' },
  timestamp: { parameter: 'none', return: 'Date' },
};

/** One thing that is wrong with a statement. */
export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** What checking files told. */
interface Linted {
  findings: Finding[];
  statements: Written[];
}

/** Checks every ``sql`…` `` of these files with SafeQL against the database at `url`: the `typed` one of database.ts. */
export async function lintSql(files: readonly string[], url: string): Promise<Linted> {
  const statements: Written[] = [];
  const connections = {
    databaseUrl: url,
    overrides: { types, columns: closedByTypes },
    plugins: [{ package: own.resolve('./row-types.ts') }],
  };
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: {
        parser,
        parserOptions: { project: 'tools/sql/tsconfig.json', tsconfigRootDir: root },
      },
      plugins: {
        safeql: safeql as unknown as ESLint.Plugin,
        own: { rules: { statements: statementsInto(statements) } },
      },
      rules: { 'safeql/check-sql': ['error', { connections }], 'own/statements': 'error' },
    },
  });
  const results = await eslint.lintFiles([...files]);
  const findings = results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => ({ file: filePath.slice(root.length), line, message })),
  );
  return { findings, statements };
}
