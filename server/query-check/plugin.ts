import { join } from 'node:path'
import { definePlugin, type TypeCheckContext } from '@ts-safeql/plugin-utils'
import postgres from 'postgres'
import ts from 'typescript'
import { type Column, rowMismatches, writeRow } from './row-mismatch.ts'

/** Where the database with the schema is, as the driver of SafeQL wants it. */
export interface Database {
  /** a socket's folder, or a host */
  host: string
  port?: number | undefined
  user: string
  password?: string | undefined
  database: string
}

/**
 * Connects SafeQL to a database (its own `databaseUrl` supports no socket), configures which templates are queries
 * (those whose tag is a `Query` of sql.ts, however it is named) and compares the stated row type with the query's
 * result by the compiler's own rules instead of by its text.
 */
export default definePlugin<{ connection: Database }>({
  name: 'row-types',
  package: import.meta.filename,
  setup: ({ connection }) => ({
    createConnection: {
      cacheKey: `${connection.host}:${connection.port}/${connection.database}`,
      handler: async () => postgres({ ...connection, max: 1 }),
    },
    onTarget: ({ node, context: { checker, parser } }) => {
      const tag = checker.getTypeAtLocation(parser.esTreeNodeToTSNodeMap.get(node.tag))
      return tag.symbol?.name === 'Query' ? { typeCheck } : false
    },
  }),
})

function typeCheck({ node, output, checker, parser }: TypeCheckContext) {
  const sql = node.quasi.quasis.map(({ value }) => value.raw).join('?')
  const row = withoutNull(output, columnsNeverNull(sql))
  if (row instanceof Error) return { message: row.message }
  const [stated] = node.typeArguments?.params ?? []
  if (!stated) {
    return isDiscarded(parser.esTreeNodeToTSNodeMap.get(node)) || hasNoNames(row)
      ? undefined
      : { message: `the row type is missing: ${writeRow(row)}` }
  }
  const type = checker.getTypeAtLocation(parser.esTreeNodeToTSNodeMap.get(stated))
  const mismatches = rowMismatches(row, type, { checker, jsonbColumns: jsonbColumns(parser.program) })
  return mismatches.length > 0 ? { message: mismatches.join('; '), node: stated } : undefined
}

const declared = new WeakMap<ts.Program, ts.Type>()

/** The interface of jsonb-columns.ts. */
function jsonbColumns(program: ts.Program | null): ts.Type {
  if (!program) throw new Error('the check needs the types of a program')
  const known = declared.get(program)
  if (known) return known
  const file = program.getSourceFile(join(import.meta.dirname, 'jsonb-columns.ts'))
  const checker = program.getTypeChecker()
  const module = file && checker.getSymbolAtLocation(file)
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === 'JsonbColumns')
  if (!symbol) throw new Error('the program of the check does not contain jsonb-columns.ts')
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  declared.set(program, type)
  return type
}

// `max(x) as x /* not null */`: a nullability mark for columns which SafeQL cannot infer.
function columnsNeverNull(sql: string): Set<string> {
  return new Set([...sql.matchAll(/(\w+)["']?\s*\/\* not null \*\//g)].map(([, name = '']) => name))
}

function withoutNull(row: Column, names: Set<string>): Column | Error {
  const needless = new Set(names)
  const changed = walk(row, (name, column) => {
    if (!names.has(name) || !canBeNull(column)) return column
    needless.delete(name)
    return notNull(column)
  })
  const [first] = needless
  return first === undefined ? changed : new Error(`${first} is never null by itself: remove the comment`)
}

/** Changes the named columns of a row, and the named values inside its JSON. */
function walk(column: Column, change: (name: string, column: Column) => Column): Column {
  if (column.kind === 'object')
    return { ...column, value: column.value.map(([name, one]) => [name, change(name, walk(one, change))]) }
  if (column.kind === 'union') return { ...column, value: column.value.map((one) => walk(one, change)) }
  return column.kind === 'array' ? { ...column, value: walk(column.value, change) } : column
}

const isNull = (column: Column) => column.kind === 'type' && column.value === 'null'
const canBeNull = (column: Column): boolean =>
  column.kind === 'union' && column.value.some((one) => isNull(one) || canBeNull(one))

function notNull(column: Column): Column {
  if (column.kind === 'array') return { ...column, value: notNull(column.value) }
  if (column.kind !== 'union') return column
  return { kind: 'union', value: column.value.filter((one) => !isNull(one)).map(notNull) }
}

/** Whether the rows are not read: the query is a statement of its own, awaited or not, alone or in a Promise.all. */
function isDiscarded({ parent }: ts.Node): boolean {
  if (ts.isExpressionStatement(parent)) return true
  const isPassedOn =
    ts.isAwaitExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression.getText() === 'Promise.all')
  return isPassedOn && isDiscarded(parent)
}

// `select 1` asks whether there is a row; a function without a result returns nothing to read
function hasNoNames(row: Column): boolean {
  return (
    row.kind === 'object' &&
    row.value.every(([name, column]) => name === '?column?' || writeRow(column).startsWith('void'))
  )
}
