/** A node of the few YAML forms that API descriptions use: mappings, lists and plain scalars. */
export type Yaml = string | Yaml[] | { [name: string]: Yaml };

interface Line {
  indent: number;
  text: string;
}

const unquoted = (text: string) => /^(['"])(.*)\1$/.exec(text)?.[2] ?? text;

/** Reads the part of YAML that ReBIT's descriptions are written in; long texts come out empty. */
export function readYaml(source: string): Yaml {
  const lines = source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .map((line): Line => ({ indent: line.length - line.trimStart().length, text: line.trim() }));
  let at = 0;

  const skipDeeper = (indent: number) => {
    while ((lines[at]?.indent ?? -1) > indent) at++;
  };

  const block = (indent: number): Yaml => {
    const first = lines[at];
    if (!first || first.indent < indent) return '';
    return first.text.startsWith('- ') ? list(first.indent) : mapping(first.indent);
  };

  const list = (indent: number): Yaml[] => {
    const items: Yaml[] = [];
    for (let line = lines[at]; line?.indent === indent && line.text.startsWith('- '); line = lines[at]) {
      const rest = line.text.slice(2);
      if (/^[\w$'"{}-]+:(\s|$)/.test(rest)) {
        lines[at] = { indent: indent + 2, text: rest };
        items.push(mapping(indent + 2));
      } else {
        at++;
        items.push(unquoted(rest));
      }
    }
    return items;
  };

  const mapping = (indent: number): { [name: string]: Yaml } => {
    const members: { [name: string]: Yaml } = {};
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      const [, name = '', rest = ''] = /^(.+?):(?:\s+(.*))?$/.exec(line.text) ?? [];
      if (name === '') break;
      at++;
      if (rest === '') {
        const next = lines[at];
        const sameLevelList = next?.indent === indent && next.text.startsWith('- ');
        members[unquoted(name)] = sameLevelList ? list(indent) : block(indent + 1);
      } else {
        members[unquoted(name)] = /^[>|]/.test(rest) ? '' : unquoted(rest);
        skipDeeper(indent);
      }
    }
    return members;
  };

  return mapping(0);
}

const isMap = (node: Yaml | undefined): node is { [name: string]: Yaml } =>
  typeof node === 'object' && !Array.isArray(node);

/** What of `value` does not fit a definition: members it lacks, and words that are not on a list. */
export function faultsOf(definitions: Yaml, name: string, value: unknown): string[] {
  const named = isMap(definitions) ? definitions[name] : undefined;
  if (!isMap(named)) return [`there is no definition ${name}`];
  const faults: string[] = [];
  const check = (schema: Yaml | undefined, given: unknown, path: string): void => {
    if (!isMap(schema)) return;
    if (typeof schema.$ref === 'string') {
      const target = schema.$ref.split('/').at(-1) ?? '';
      check(isMap(definitions) ? definitions[target] : undefined, given, path);
    }
    for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) check(part, given, path);
    const words = Array.isArray(schema.enum) ? schema.enum : null;
    if (words && typeof given === 'string' && !words.includes(given)) faults.push(`${path}: ${given}`);
    if (schema.type === 'array') {
      if (!Array.isArray(given)) faults.push(`${path}: no list`);
      else for (const [at, item] of given.entries()) check(schema.items, item, `${path}[${at}]`);
      return;
    }
    if (schema.type === 'number' && typeof given !== 'number') faults.push(`${path}: no number`);
    if (schema.type === 'string' && typeof given !== 'string') faults.push(`${path}: no text`);
    const members = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : null;
    if (!members) return;
    for (const required of Array.isArray(schema.required) ? schema.required : [])
      if (members[String(required)] === undefined) faults.push(`${path}: lacks ${required}`);
    for (const [member, inner] of Object.entries(isMap(schema.properties) ? schema.properties : {}))
      if (members[member] !== undefined) check(inner, members[member], `${path}.${member}`);
  };
  check(named, value, name);
  return faults;
}
