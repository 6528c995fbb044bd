import type { Column } from './read-columns.ts'

// What the driver makes of each SQL type (see parse.ts).
const types = new Map([
  ['bigint', 'number'],
  ['integer', 'number'],
  ['smallint', 'number'],
  ['numeric', 'number'],
  ['double precision', 'number'],
  ['boolean', 'boolean'],
  ['text', 'string'],
  ['uuid', 'string'],
  ['date', 'string'],
  ['time without time zone', 'string'],
  ['timestamp with time zone', 'Date'],
  ['json', 'unknown'],
  ['jsonb', 'unknown'],
  ['bytea', 'Buffer'],
  ['tsvector', 'string'],
])

/**
 * Writes one interface for each table: the row as a query of all its columns gives it. A CHECK that lists the allowed
 * values becomes a union of them.
 *
 * @throws when a column has a type this does not know
 */
export function writeRowTypes(columns: Column[]): string {
  const interfaces = [...Map.groupBy(columns, (column) => column.table)].map(([table, own]) => {
    const fields = own.map((column) => `  ${column.name}: ${typeOf(column)}\n`)
    return `export interface ${interfaceName(table)} {\n${fields.join('')}}\n`
  })
  return `// Written by \`npm run types -w server\` from the migrated schema. Do not edit.\n\n${interfaces.join('\n')}`
}

function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Row`
}

function typeOf({ table, name, type, isNullable, checks }: Column): string {
  const isList = type.endsWith('[]')
  const element = types.get(type.replace('[]', ''))
  if (!element) throw new Error(`No TypeScript type is known for ${table}.${name} (${type}).`)
  const union = checks.map(allowedValues).find((values) => values !== null)
  const one = union ?? element
  const whole = isList ? (union ? `(${one})[]` : `${one}[]`) : one
  return isNullable && whole !== 'unknown' ? `${whole} | null` : whole
}

// PostgreSQL writes `in (...)` back as "= ANY (ARRAY['a'::text, ...])", and a list's limits as "<@ ARRAY[...]".
function allowedValues(check: string): string | null {
  const list = /^CHECK \(\(+\w+ (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]/.exec(check)?.[1]
  if (list === undefined || / OR /.test(check)) return null
  const values = list.split(', ').map((value) => value.replace(/::\w+$/, ''))
  return values.every((value) => /^('[\w.-]*'|-?\d+)$/.test(value)) ? values.join(' | ') : null
}
