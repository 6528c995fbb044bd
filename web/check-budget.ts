/**
 * Weighs the first load of home: the scripts its HTML names, what those import
 * statically, and the styles in it. Fails
 * above 170 kB of JavaScript or 25 kB of CSS, compressed as a browser would get them at most (gzip 9).
 */
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const budget = { js: 170_000, css: 25_000 }
const client = join(import.meta.dirname, 'dist/client')

/** Home as a visitor gets it, rendered from the build with an API that has nothing to give. */
async function homeHtml(): Promise<string> {
  const { default: web } = await import(
    pathToFileURL(join(import.meta.dirname, 'dist/server/server.js')).href
  )
  const inject = async () => ({
    statusCode: 200,
    body: '{"error_code":1,"error_msg":"nothing here","data":null}',
  })
  const context = { nonce: 'nonce', lang: 'vi', origin: 'http://localhost', inject }
  const request = new Request('http://localhost/wap', { headers: { accept: 'text/html' } })
  const response: Response = await web.fetch(request, { context })
  if (response.status !== 200) throw new Error(`Home answered ${response.status}`)
  return await response.text()
}

function namedIn(html: string): string[] {
  const addresses = html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)
  return [...new Set([...addresses].map(([, named = '']) => named))]
}

/** Files a script imports statically; dynamic imports look like calls. */
function importedBy(file: string, code: string): string[] {
  if (!file.endsWith('.js')) return []
  const statements = code.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)
  return [...statements].map(([, path]) => posix.join(dirname(file), path ?? ''))
}

/** The styles that stand in the page itself. */
function stylesIn(html: string): string {
  return [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, style]) => style).join('')
}

const html = await homeHtml()
const sizes = new Map([['styles in the page.css', gzipSync(stylesIn(html), { level: 9 }).length]])
const open = namedIn(html)
for (let file = open.pop(); file !== undefined; file = open.pop()) {
  if (sizes.has(file)) continue
  const code = readFileSync(join(client, file), 'utf8')
  sizes.set(file, gzipSync(code, { level: 9 }).length)
  open.push(...importedBy(file, code))
}

let tooMuch = false
for (const kind of ['js', 'css'] as const) {
  const files = [...sizes].filter(([file]) => file.endsWith(`.${kind}`)).sort(([, a], [, b]) => b - a)
  const sum = files.reduce((all, [, size]) => all + size, 0)
  tooMuch ||= sum > budget[kind]
  const kb = (bytes: number) => (bytes / 1000).toFixed(1)
  process.stdout.write(
    `first load of home: ${kb(sum)} of ${kb(budget[kind])} kB ${kind}, ${files.length} files\n`,
  )
  if (sum > budget[kind] || process.argv.includes('--files')) {
    for (const [file, size] of files) process.stdout.write(`  ${kb(size).padStart(7)}  ${file}\n`)
  }
}
if (tooMuch) throw new Error('Home is heavier than its budget')
