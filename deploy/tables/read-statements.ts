import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { loadModule, parseSync as parseSql } from 'libpg-query'
import { parseSync as parseCode, Visitor } from 'oxc-parser'
import { testFolders } from '../imports/layers.ts'
import { schemaChangeOf, type TableUse, tablesOf } from './tables-of.ts'

/** The use of a table in a file of the server. */
export type FileUse = TableUse & { file: string }

const firstWord = /^\s*(--[^\n]*\n\s*)*(with|select|insert|update|delete|merge|truncate|lock)\b/i
const notTheProduct = ['**/*.test.ts', ...testFolders.map((folder) => `${folder}/**`)]

/**
 * Reads every SQL statement in the sources of the server, with the tables it reads and writes. Functions and triggers
 * of the schema are not included, nor the statements of libraries.
 *
 * @param src folder of the sources; files are named relative to it
 * @throws when a query of a `q` tag cannot be parsed
 */
export async function readUses(src: string): Promise<FileUse[]> {
  await loadModule()
  const files = globSync('**/*.ts', { cwd: src, exclude: notTheProduct }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  return files.sort().flatMap((file) => {
    const statements = statementsOf(file, readFileSync(join(src, file), 'utf8'))
    return statements.flatMap((statement) => tablesOf(statement).map((use) => ({ ...use, file })))
  })
}

/**
 * The tables that the migrations of the schema have made and not dropped.
 *
 * @param src folder of the sources
 */
export async function tablesOfSchema(src: string): Promise<string[]> {
  await loadModule()
  const migrations = globSync('platform/database/migrations/**/*.sql', { cwd: src })
  const tables = new Set<string>()
  for (const file of migrations.sort((a, b) => basename(a).localeCompare(basename(b)))) {
    for (const { stmt } of parseSql(readFileSync(join(src, file), 'utf8')).stmts ?? []) {
      const { made = [], dropped = [] } = schemaChangeOf(stmt)
      for (const table of made) tables.add(table)
      for (const table of dropped) tables.delete(table)
    }
  }
  return [...tables].sort()
}

/** The statements of a file, parsed; values are their parameters. */
function statementsOf(file: string, code: string): unknown[] {
  const texts: { sql: string; isQuery: boolean }[] = []
  const tagged = new Set<object>()
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => {
      tagged.add(quasi)
    },
    TemplateLiteral: (literal) => {
      const sql = literal.quasis
        .map(({ value }) => value.cooked ?? '')
        .reduce((all, text, index) => `${all}$${index}${text}`)
      texts.push({ sql, isQuery: tagged.has(literal) })
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push({ sql: value, isQuery: false })
    },
  }).visit(parseCode(file, code).program)
  return texts
    .filter(({ sql }) => firstWord.test(sql))
    .flatMap(({ sql, isQuery }) => {
      try {
        return [parseSql(sql)]
      } catch (error) {
        // any other text may begin with such a word
        if (isQuery) throw new Error(`${file} has a query that cannot be read: ${sql}`, { cause: error })
        return []
      }
    })
}
