import type { PluginResolvedTarget } from '@ts-safeql/plugin-utils'
import ts from 'typescript'

/**
 * A column's type as SafeQL infers it: a type or literal, a union, an array, or an object. An object inside a row comes
 * out of a JSON function.
 */
export type Column = PluginResolvedTarget

/**
 * Compares the rows that a query returns with the row type stated in the code. The type may be wider than the column
 * (`string` for a list of allowed values, null where none occurs), never narrower.
 *
 * @param row as SafeQL describes the query's result
 * @param stated the type argument of the query
 * @param types the compiler, and the declared types of the jsonb columns
 * @returns one sentence for each difference
 */
export function rowMismatches(row: Column, stated: ts.Type, types: Types): string[] {
  if (row.kind !== 'object') return [`the rows are a ${row.kind}`]
  return compareObject(row.value, stated, { ...types, path: '', isJson: false })
}

interface Types {
  checker: ts.TypeChecker
  jsonbColumns: ts.Type
}

interface Where extends Types {
  path: string
  isJson: boolean
}

function compareObject(columns: [string, Column][], stated: ts.Type, where: Where): string[] {
  const { checker, path } = where
  if ((stated.flags & ts.TypeFlags.TypeParameter) !== 0) return [`${path || 'the row'} is of no stated type`]
  const properties = new Map(checker.getPropertiesOfType(stated).map((property) => [property.name, property]))
  const found = columns.flatMap(([name, column]) => {
    const property = properties.get(name)
    const inside = path ? `${path}.${name}` : name
    const type = property
      ? checker.getTypeOfSymbol(property)
      : checker.getIndexTypeOfType(stated, ts.IndexKind.String)
    return type ? compare(column, type, { ...where, path: inside }) : [`${inside} is not in the type`]
  })
  const names = new Set(columns.map(([name]) => name))
  const missing = [...properties.values()]
    .filter(({ name, flags }) => !names.has(name) && (flags & ts.SymbolFlags.Optional) === 0)
    .map(({ name }) => `${path ? `${path}.` : ''}${name} is not in the query`)
  return [...found, ...missing]
}

function compare(column: Column, stated: ts.Type, where: Where): string[] {
  const { checker, path } = where
  if ((stated.flags & ts.TypeFlags.Any) !== 0) return [`${path} is stated as any`]
  if ((stated.flags & ts.TypeFlags.Unknown) !== 0) return []
  const members = membersOf(column)
  const values = members.filter((member) => !isNull(member))
  const canBeNull = values.length < members.length
  if (canBeNull && !checker.isTypeAssignableTo(checker.getNullType(), stated)) return [`${path} can be null`]
  const value = checker.getNonNullableType(stated)
  return values.flatMap((member) => compareValue(member, value, where))
}

function compareValue(column: Column, stated: ts.Type, where: Where): string[] {
  const { checker, path } = where
  if (isUnknown(column)) return []
  if (column.kind === 'object') return compareObject(column.value, stated, { ...where, isJson: true })
  if (column.kind === 'union') return compare(column, stated, where)
  const element = elementOf(column)
  if (element) {
    const type = checker.isArrayType(stated) && checker.getIndexTypeOfType(stated, ts.IndexKind.Number)
    if (!type) return [`${path} is an array, not ${checker.typeToString(stated)}`]
    return compare(element, type, { ...where, path: `${path}[]` })
  }
  if (column.kind === 'array') return []
  // JSON has no dates and no bytes
  const given = where.isJson ? column.value.replace(/^(Date|Buffer)$/, 'string') : column.value
  return given.split(' | ').every((name) => isAssignable(name, stated, where))
    ? []
    : [`${path} is ${given}, not ${checker.typeToString(stated)}`]
}

/** @param name a type or a literal: number, Date, 'draft', 18 */
function isAssignable(name: string, stated: ts.Type, { checker, jsonbColumns }: Types): boolean {
  if (name === 'Date' || name === 'Buffer') return stated.symbol?.name === name
  const column = /^JsonbColumns\['(.+)'\]$/.exec(name)?.[1]
  const declared = column && checker.getPropertyOfType(jsonbColumns, column)
  const type = declared ? checker.getTypeOfSymbol(declared) : primitiveType(name, checker)
  return type !== null && checker.isTypeAssignableTo(type, stated)
}

function primitiveType(name: string, checker: ts.TypeChecker): ts.Type | null {
  if (name === 'string') return checker.getStringType()
  if (name === 'number') return checker.getNumberType()
  if (name === 'boolean') return checker.getBooleanType()
  if (name === 'true') return checker.getTrueType()
  if (name === 'false') return checker.getFalseType()
  if (name === 'void') return checker.getVoidType()
  if (name.startsWith("'")) return checker.getStringLiteralType(name.slice(1, -1))
  return Number.isNaN(Number(name)) ? null : checker.getNumberLiteralType(Number(name))
}

// the allowed values of a list come as text: ('staff' | 'admin')[]
function elementOf(column: Column): Column | null {
  if (column.kind === 'array') return column.value
  const list = column.kind === 'type' && /^\((.*)\)\[\]$/.exec(column.value)?.[1]
  return list ? { kind: 'type', value: list } : null
}

/** Writes a row or a column as the TypeScript type to state for it. */
export function writeRow(column: Column): string {
  if (column.kind === 'object')
    return `{ ${column.value.map(([name, one]) => `${name}: ${writeRow(one)}`).join('; ')} }`
  if (column.kind === 'union') return column.value.map(writeRow).join(' | ')
  if (column.kind === 'array')
    return `${/[ {]/.test(writeRow(column.value)) ? `(${writeRow(column.value)})` : writeRow(column.value)}[]`
  return column.value
}

function membersOf(column: Column): Column[] {
  return column.kind === 'union' ? column.value.flatMap(membersOf) : [column]
}

const isNull = (column: Column) => column.kind === 'type' && column.value === 'null'
// SafeQL does not know the return type of some functions: 'unknown', or a placeholder such as 'anyenum'
const isUnknown = (column: Column) => column.kind === 'type' && /^(any|unknown)/.test(column.value)
