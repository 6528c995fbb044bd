/**
 * Weighs the first load of the pages golfers arrive on: the scripts of the entry and of the page with all they import
 * statically, and the styles those bring, which stand in the page; and the map, which the search loads when it is opened.
 * Fails above the budget in kB, compressed as a browser would get them at most (gzip 9). `--files` lists what is in it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Budget = { name: string; js: number; css: number }

const entry = 'src/client.tsx'
const pages: Record<string, Budget> = {
  'home/wap': { name: 'home', js: 150, css: 10 },
  'discover/search-facility': { name: 'search', js: 162, css: 10.5 },
  'discover/course-detail': { name: 'course', js: 165, css: 11 },
  'content/news': { name: 'news', js: 156, css: 9 },
  'content/news-detail': { name: 'article', js: 156, css: 9 },
  'discover/price-table': { name: 'price table', js: 158, css: 10 },
  'rounds/bill-detail': { name: 'bill', js: 165, css: 10.5 },
}
/** What the map adds to the first load of the search: shapes, towns, roads and code. */
const map: Budget = { name: 'map', js: 58, css: 1.5 }

const client = join(import.meta.dirname, 'dist/client')
const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))

/** The built scripts a source file needs, itself among them; dynamic imports are not followed. */
function scriptsOf(source: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = chunks[source]
  if (!chunk) throw new Error(`The build has no ${source}`)
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found)
  return found
}

const weigh = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1000
const read = (name: string) => readFileSync(join(client, name))

function firstLoadOf(page: string): Set<Chunk> {
  return scriptsOf(`src/pages/${page}.tsx?tsr-split=component`, scriptsOf(entry))
}

/** Reports the weight of scripts with their styles; returns the name of the budget if they are above it. */
function tooHeavy({ name, js, css }: Budget, scripts: ReadonlySet<Chunk>): string[] {
  const sizes = [...scripts].map((script) => ({ file: script.file, kb: weigh(read(script.file)) }))
  const styles = new Set([...scripts].flatMap((script) => script.css ?? []))
  const weight = {
    js: sizes.reduce((sum, { kb }) => sum + kb, 0),
    css: weigh(Buffer.concat([...styles].map(read))),
  }
  // in whole bytes: a sum of kB may end in a fraction of a byte above the budget
  const isAbove = (kb: number, budget: number) => Math.round(kb * 1000) > Math.round(budget * 1000)
  const isTooHeavy = isAbove(weight.js, js) || isAbove(weight.css, css)
  process.stdout.write(
    `${name}: ${weight.js.toFixed(1)} of ${js} kB js in ${sizes.length} files, ${weight.css.toFixed(1)} of ${css} kB css\n`,
  )
  if (isTooHeavy || process.argv.includes('--files')) {
    for (const { file, kb } of sizes.sort((a, b) => b.kb - a.kb)) {
      process.stdout.write(`  ${kb.toFixed(1).padStart(7)}  ${file}\n`)
    }
  }
  return isTooHeavy ? [name] : []
}

const above = [
  ...Object.entries(pages).flatMap(([page, budget]) =>
    tooHeavy({ ...budget, name: `first load of ${budget.name}` }, firstLoadOf(page)),
  ),
  ...tooHeavy(
    map,
    scriptsOf('src/discover/map/found-on-map.tsx').difference(firstLoadOf('discover/search-facility')),
  ),
]
if (above.length > 0) throw new Error(`Heavier than the budget: ${above.join(', ')}`)
