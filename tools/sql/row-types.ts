import type { PluginResolvedTarget, SafeQLPlugin, TypeCheckContext } from '@ts-safeql/plugin-utils';
import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { closedByTypes, type Said, saidOf } from './declared.ts';

type Column = PluginResolvedTarget;

const closed = new Set(Object.values(closedByTypes));

/** The members of a column's type, `null` apart. */
function membersOf(column: Column): { members: Column[]; nullable: boolean } {
  const all = column.kind === 'union' ? column.value.flatMap((one) => membersOf(one).members) : [column];
  const isNull = (one: Column) => one.kind === 'type' && one.value === 'null';
  const nullable =
    column.kind === 'union'
      ? column.value.some((one) => isNull(one) || membersOf(one).nullable)
      : isNull(column);
  return { members: all.filter((one) => !isNull(one)), nullable };
}

/** `'words'` as SafeQL writes a value of an enum; null for a type that is none. */
function literalOf(member: Column): string | null {
  if (member.kind !== 'type' && member.kind !== 'literal') return null;
  return /^'(.*)'$/s.exec(member.value)?.[1] ?? null;
}

/** A type as a property declares it, `null` apart: the name of a list in declared.ts survives nowhere else. */
const declaredAs = (property: ts.Symbol | undefined) => {
  const node = (property?.declarations?.[0] as ts.PropertySignature | undefined)?.type;
  return node?.getText().replace(/ \| null$/, '');
};

/** Can a value of this member be given to somebody who expects `expected`? */
function fits(member: Column, expected: ts.Type, checker: ts.TypeChecker, property?: ts.Symbol): boolean {
  const to = (type: ts.Type) => checker.isTypeAssignableTo(type, expected);
  const parts = expected.isUnion() ? expected.types : [expected];
  if (member.kind === 'array') {
    const list = parts.find((part) => checker.isArrayType(part));
    const [element] = list ? checker.getTypeArguments(list as ts.TypeReference) : [];
    return element !== undefined && mismatch(member.value, element, checker) === null;
  }
  if (member.kind === 'object')
    return member.value.every(([name, column]) => {
      const property = checker.getPropertyOfType(checker.getNonNullableType(expected), name);
      return !property || mismatch(column, checker.getTypeOfSymbol(property), checker) === null;
    });
  if (member.kind === 'union') return member.value.every((one) => fits(one, expected, checker));
  const literal = literalOf(member);
  if (literal !== null) return to(checker.getStringLiteralType(literal));
  switch (member.value) {
    case 'any':
      return true;
    case 'string':
      return to(checker.getStringType());
    // PostgreSQL has no lists of numbers: what a number may be is for the code to say.
    case 'number':
      return to(checker.getNumberType()) || parts.some((part) => part.isNumberLiteral());
    case 'boolean':
    case 'true':
    case 'false':
      return to(checker.getBooleanType());
    // A type by name: of the driver (Date), or of a list of words in declared.ts.
    default:
      return (
        parts.some((part) => part.getSymbol()?.name === member.value) ||
        declaredAs(property) === member.value ||
        (closed.has(member.value) && to(checker.getStringType()))
      );
  }
}

/** Why a column's type is not the one that the row type gives it; null when it is. */
function mismatch(
  column: Column,
  expected: ts.Type,
  checker: ts.TypeChecker,
  property?: ts.Symbol,
): string | null {
  const { members, nullable } = membersOf(column);
  if (nullable && !checker.isTypeAssignableTo(checker.getNullType(), expected)) return 'it can be null';
  if (!members.every((member) => fits(member, expected, checker, property))) return 'its type differs';
  const values = members.map(literalOf);
  if (values.length === 0 || values.includes(null)) return null;
  const invented = (expected.isUnion() ? expected.types : [expected]).find(
    (part) => part.isStringLiteral() && !values.includes(part.value),
  );
  return invented ? `${checker.typeToString(invented)} is no value of it` : null;
}

/** A row type that expects a null which never comes is wrong as well. */
function needlessNull(column: Column, expected: ts.Type): string | null {
  const { members, nullable } = membersOf(column);
  const json = members.some((member) => member.kind === 'type' && member.value === 'any');
  const awaited = expected.isUnion() && expected.types.some(({ flags }) => flags & ts.TypeFlags.Null);
  return awaited && !nullable && !json ? 'it is never null' : null;
}

/** The column with what declared.ts or the statement itself says of it. */
function withSaid(column: Column, said: Said | undefined): Column {
  if (!said) return column;
  const members: Column[] = said.type ? [{ kind: 'type', value: said.type }] : membersOf(column).members;
  return { kind: 'union', value: said.nullable ? [...members, { kind: 'type', value: 'null' }] : members };
}

/** The `Row` of a ``sql`…` `` that is typed `Statement<Row>`; null when it claims no columns. */
export function rowOf(
  node: TSESTree.Node,
  { checker, parser }: Pick<TypeCheckContext, 'checker' | 'parser'>,
) {
  const at = parser.esTreeNodeToTSNodeMap?.get(node);
  if (!at) return null;
  const row = checker.getTypeAtLocation(at).getProperty('row');
  const type = row && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(row, at));
  return type && checker.getPropertiesOfType(type).length > 0 ? { type, at } : null;
}

function compare(context: TypeCheckContext): string[] {
  const { node, output, checker, getComparableString } = context;
  const row = rowOf(node, context);
  if (!row || output.kind !== 'object') return [];
  const columns = new Map(output.value);
  const said = saidOf(node.quasi.quasis.map(({ value }) => value.raw).join(' '));
  return checker.getPropertiesOfType(row.type).flatMap((property) => {
    const name = property.getName();
    const column = columns.get(name);
    if (!column) return [`The row type names "${name}", which the statement does not return.`];
    const expected = checker.getTypeOfSymbolAtLocation(property, row.at);
    const known = withSaid(column, said.get(name));
    const why = mismatch(known, expected, checker, property) ?? needlessNull(known, expected);
    if (!why) return [];
    return [
      `Column "${name}" is ${getComparableString(known)}, the row type says ${checker.typeToString(expected)}: ${why}.`,
    ];
  });
}

/** SafeQL's hook: every ``sql`…` `` is checked, and its columns are compared with the `Row` of its `Statement<Row>`. */
export const factory = (): SafeQLPlugin => ({
  name: 'row-types',
  onTarget({ node }) {
    if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return false;
    return {
      typeCheck(context) {
        const problems = compare(context);
        return problems.length > 0 ? { message: problems.join('\n') } : undefined;
      },
    };
  },
});
