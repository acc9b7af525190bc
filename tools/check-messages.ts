import { generateMessages } from '@pramaan/messages/generate.ts';
import { problemsOf } from '@pramaan/messages/problems.ts';
import { readSources } from '@pramaan/messages/sources.ts';

/* Part of `npm run check`: every message is there in every language it is wanted in, takes the same values, and is compiled for the type checker. */

const problems = problemsOf(readSources());
for (const problem of problems) console.error(`packages/messages/${problem}`);
if (problems.length > 0) process.exitCode = 1;
else generateMessages();
