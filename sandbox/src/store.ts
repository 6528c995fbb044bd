import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'

/** The sandbox's store of one kind, in memory and, with a file, across restarts. */
export type Store<Item extends { id: number }> = {
  /** An id no item ever had, on this start or an earlier one: it follows the clock. */
  nextId(): number
  newestFirst(): Item[]
  get(id: number): Item | undefined
  /** Adds or replaces; resolves once it is on disk. */
  put(item: Item): Promise<void>
  /** Resolves when everything put is on disk. */
  settled(): Promise<void>
}

/** Enough for a long day of trying things out. */
const mostItems = 2000

/**
 * Opens a store. The file has one JSON line per change, the last one of an id counts; an incomplete line is ignored.
 */
export async function openStore<Item extends { id: number }>(
  schema: z.ZodType<Item>,
  now: () => Date,
  file?: string,
): Promise<Store<Item>> {
  const items = new Map<number, Item>()
  if (file) {
    for (const item of await readLines(file, schema)) keep(items, item)
    await rewrite(file, items)
  }
  let lastId = Math.max(0, ...items.keys())
  let written: Promise<void> = Promise.resolve()
  return {
    nextId: () => {
      lastId = Math.max(lastId + 1, now().getTime())
      return lastId
    },
    newestFirst: () => [...items.values()].sort((a, b) => b.id - a.id),
    get: (id) => items.get(id),
    put: (item) => {
      keep(items, item)
      // A failed write rejects for its own caller and does not stop the next.
      if (file) written = written.catch(() => {}).then(() => appendFile(file, `${JSON.stringify(item)}\n`))
      return written
    },
    settled: () => written,
  }
}

function keep<Item extends { id: number }>(items: Map<number, Item>, item: Item) {
  items.set(item.id, item)
  const oldest = items.keys().next()
  if (items.size > mostItems && !oldest.done) items.delete(oldest.value)
}

async function readLines<Item>(file: string, schema: z.ZodType<Item>): Promise<Item[]> {
  await mkdir(dirname(file), { recursive: true })
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      const read = schema.safeParse(JSON.parse(line))
      return read.success ? [read.data] : []
    } catch {
      return []
    }
  })
}

/** Rewrites the file with the current entries, so that it does not grow for ever. */
async function rewrite<Item extends { id: number }>(file: string, items: Map<number, Item>) {
  const lines = [...items.values()].map((item) => `${JSON.stringify(item)}\n`)
  await writeFile(`${file}.new`, lines.join(''))
  await rename(`${file}.new`, file)
}
