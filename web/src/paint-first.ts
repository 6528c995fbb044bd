import type { BuiltScript } from './built-scripts.ts'

const entryTag = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/
const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

// Runs in the browser, with the page's scripts in the order in which they need each other. All are fetched at once,
// and each starts as a piece of work of its own: together they would keep a slow phone from answering a touch.
const start = `function(files){files.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});files.reduce(function(before,file){return before.then(function(){return import(file)}).then(function(){return new Promise(function(done){setTimeout(done)})})},Promise.resolve())}`

/**
 * A page's HTML whose scripts are asked for once it has been painted: on a slow line they would take the room of what
 * can be seen, on a fast one they would run before it is. A page in a tab behind others is not painted and starts at
 * once. The style sheets that come with the scripts stand in the page already; a disabled link, which no browser
 * fetches, tells so the script that loads the page's code.
 */
export function paintFirst(html: string, build: ReadonlyMap<string, BuiltScript>): string {
  const entry = entryTag.exec(html)
  if (entry === null) return html
  const [tag, address = '', nonce = ''] = entry
  const named = [...html.matchAll(preloadTag)].map(([, href = '']) => href)
  const files = inOrder([...named.filter((file) => file !== address), address], build)
  const styles = files
    .flatMap((file) => build.get(file)?.styles ?? [])
    .map((href) => `<link rel="stylesheet" href="${href}" disabled>`)
  const list = JSON.stringify(files)
  const script = `(function(start,files){document.hidden?start(files):requestAnimationFrame(function(){setTimeout(start,0,files)})})(${start},${list})`
  return html
    .replaceAll(preloadTag, '')
    .replace(tag, () => `${styles.join('')}<script${nonce}>${script}</script>`)
}

/** Scripts with those they import, each after what it imports. */
function inOrder(scripts: readonly string[], build: ReadonlyMap<string, BuiltScript>): string[] {
  const seen = new Set<string>()
  const ordered: string[] = []
  function take(script: string) {
    if (seen.has(script)) return
    seen.add(script)
    build.get(script)?.imports.forEach(take)
    ordered.push(script)
  }
  scripts.forEach(take)
  return ordered
}
