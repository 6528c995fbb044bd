import { areas } from '../imports/layers.ts'
import type { FileUse } from './read-statements.ts'

/** The tables of the schema and their owners. */
export type Rules = {
  tables: readonly string[]
  owners: Readonly<Record<string, string>>
}

/**
 * Finds tables that another module than their owner writes, or that a module of a lower area reads. Reading a table of
 * an area below, or of its own, is as good as importing from there.
 *
 * @returns one sentence for each fault
 */
export function faultsOf(uses: readonly FileUse[], { tables, owners }: Rules): string[] {
  const foreign = uses.filter(({ table, file }) => owners[table] !== moduleOf(file))
  const upwards = foreign.filter(({ table, file, isWrite }) => {
    const owner = owners[table]
    return !isWrite && owner !== undefined && heightOf(owner) > heightOf(file)
  })
  return [
    ...tables
      .filter((table) => owners[table] === undefined)
      .map((table) => `${table} has no owner in owners.ts`),
    ...Object.keys(owners)
      .filter((table) => !tables.includes(table))
      .map((table) => `${table} is in owners.ts and not in the schema`),
    ...foreign
      .filter(({ table, isWrite }) => isWrite && owners[table] !== undefined)
      .map(({ table, file }) => `${file} writes ${table}: that is for ${owners[table]} to do`),
    ...upwards.map(({ table, file }) => `${file} reads ${table} of ${owners[table]}, an area above its own`),
  ]
}

/** The module of a file: area and folder. */
export function moduleOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

const heightOf = (path: string) => areas.server.findIndex(({ name }) => path.startsWith(`${name}/`))
