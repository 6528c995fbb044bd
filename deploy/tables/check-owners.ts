import { areas } from '../imports/layers.ts'
import type { FileUse } from './read-statements.ts'

/** The tables of the schema, their owners, and the exceptions for reading upwards. */
export type Rules = {
  tables: readonly string[]
  owners: Readonly<Record<string, string>>
  /** `<module> reads <table>` */
  upwardReads: readonly string[]
}

/**
 * Finds tables that another module than their owner writes, or that a module of a lower area reads. Reading a table of
 * an area below, or of the own one, is as good as importing from there.
 *
 * @returns one sentence for each fault
 */
export function faultsOf(uses: readonly FileUse[], { tables, owners, upwardReads }: Rules): string[] {
  const foreign = uses.filter(({ table, file }) => owners[table] !== moduleOf(file))
  const upwards = foreign.filter(({ table, file, isWrite }) => {
    const owner = owners[table]
    return !isWrite && owner !== undefined && heightOf(owner) > heightOf(file)
  })
  const found = new Set(upwards.map(nameOfRead))
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
    ...upwards
      .filter((use) => !upwardReads.includes(nameOfRead(use)))
      .map(({ table, file }) => `${file} reads ${table} of ${owners[table]}, an area above its own`),
    ...upwardReads
      .filter((read) => !found.has(read))
      .map((read) => `"${read}" is not so any more: take it out of upwardReads in owners.ts`),
  ]
}

/** A read as `upwardReads` names it. */
function nameOfRead({ table, file }: FileUse): string {
  return `${moduleOf(file)} reads ${table}`
}

/** The module of a file: area and folder. */
export function moduleOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

const heightOf = (path: string) => areas.server.findIndex(({ name }) => path.startsWith(`${name}/`))
