import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** A commit by its short hash and the first line of its message. */
export interface Commit {
  hash: string;
  subject: string;
}

/** The commits to check, or why they cannot be read here. */
export type Commits = { commits: Commit[] } | { skipped: string };

const types = 'feat|fix|docs|refactor|test|perf|build|ci|chore|style|revert';
const conventional = new RegExp(`^(?:${types})(?:\\([a-z0-9][a-z0-9 ,./-]*\\))?!?: (\\S.*)$`);
const limit = 72;

/** First words that are never an imperative: articles, question words, and verbs in another form ("added", "adds"). */
const noImperative =
  /^(?:an?|the|how|what|when|where|which|who|why|no|all|some|more|new|it|its|this|that|these|\w{3,}ing|\w{2,}ed|\w+[^s\Wu]s)\b/;
/** Imperatives that look like another form. */
const imperative = /^(?:alias|bring|embed|exceed|feed|need|ping|proceed|seed|speed|spring|string|shed|wed)\b/;

/** What is wrong with the subject of a commit; empty when it follows Conventional Commits as CONTRIBUTING.md says. */
export function subjectFaults(subject: string): string[] {
  const text = conventional.exec(subject)?.[1];
  const faults: string[] = [];
  if (text === undefined) faults.push(`is not "type(scope)!: text" with a type of ${types}`);
  else if (!/^[a-z]/.test(text)) faults.push('the text does not start with a lower-case letter');
  else if (noImperative.test(text) && !imperative.test(text))
    faults.push(`"${text.split(' ')[0]}" is not an imperative: write "add", not "added" or "adds"`);
  if (subject.length > limit) faults.push(`has ${subject.length} characters; at most ${limit} are allowed`);
  if (subject.endsWith('.')) faults.push('ends with a period');
  return faults;
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

function answers(folder: string, ...args: string[]): boolean {
  try {
    git(folder, ...args);
    return true;
  } catch {
    return false;
  }
}

/**
 * The commits of the repository in `folder` after `baseline`, merges left out. An exported tree, a shallow clone that does
 * not reach the baseline, and a history without it cannot be checked: the reason is returned instead.
 */
export function commitsSince(baseline: string, folder: string): Commits {
  let top: string;
  try {
    top = realpathSync(git(folder, 'rev-parse', '--show-toplevel'));
  } catch (error) {
    const [said] = String((error as { stderr?: string }).stderr ?? '').split('\n');
    return { skipped: `git reads no history here: ${said || (error as Error).message}` };
  }
  if (top !== realpathSync(folder)) return { skipped: 'this copy has no git history of its own' };
  const short = baseline.slice(0, 12);
  if (!answers(folder, 'merge-base', '--is-ancestor', baseline, 'HEAD')) {
    const shallow = git(folder, 'rev-parse', '--is-shallow-repository') === 'true';
    return {
      skipped: shallow
        ? `this clone is shallow and does not reach the baseline ${short}; "git fetch --unshallow" brings it`
        : `this history does not contain the baseline ${short}`,
    };
  }
  const lines = git(folder, 'log', '--no-merges', '--format=%h %s', `${baseline}..HEAD`).split('\n');
  return {
    commits: lines.filter(Boolean).map((line) => {
      const space = line.indexOf(' ');
      return { hash: line.slice(0, space), subject: line.slice(space + 1) };
    }),
  };
}
