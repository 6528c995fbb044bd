/**
 * Weighs the first load of the pages golfers arrive on: the scripts of the entry and of the page with all they import
 * statically, and the styles those bring, which stand in the page. Fails above the page's budget in kB, compressed as
 * a browser would get them at most (gzip 9). `--files` lists what is in it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Budget = { page: string; file: string; js: number; css: number }

const entry = 'src/client.tsx'
const budgets: Budget[] = [
  { page: 'home', file: 'home/wap', js: 150, css: 10 },
  { page: 'search', file: 'discover/search-facility', js: 161.5, css: 10.5 },
  { page: 'course', file: 'discover/course-detail', js: 164, css: 10.5 },
  { page: 'news', file: 'content/news', js: 156, css: 9 },
  { page: 'article', file: 'content/news-detail', js: 156, css: 9 },
  { page: 'price table', file: 'discover/price-table', js: 158, css: 10 },
  { page: 'bill', file: 'rounds/bill-detail', js: 166, css: 10.5 },
]

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

function weighPage({ page, file, js, css }: Budget): boolean {
  const scripts = scriptsOf(`src/pages/${file}.tsx?tsr-split=component`, scriptsOf(entry))
  const sizes = [...scripts].map((script) => ({ name: script.file, kb: weigh(read(script.file)) }))
  const styles = new Set([...scripts].flatMap((script) => script.css ?? []))
  const weight = {
    js: sizes.reduce((sum, { kb }) => sum + kb, 0),
    css: weigh(Buffer.concat([...styles].map(read))),
  }
  const isTooHeavy = weight.js > js || weight.css > css
  process.stdout.write(
    `first load of ${page}: ${weight.js.toFixed(1)} of ${js} kB js in ${sizes.length} files, ${weight.css.toFixed(1)} of ${css} kB css\n`,
  )
  if (isTooHeavy || process.argv.includes('--files')) {
    for (const { name, kb } of sizes.sort((a, b) => b.kb - a.kb)) {
      process.stdout.write(`  ${kb.toFixed(1).padStart(7)}  ${name}\n`)
    }
  }
  return isTooHeavy
}

const tooHeavy = budgets.filter(weighPage)
if (tooHeavy.length > 0) {
  throw new Error(`Heavier than the budget: ${tooHeavy.map(({ page }) => page).join(', ')}`)
}
