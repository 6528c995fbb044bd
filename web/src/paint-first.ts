import type { BuiltScript } from './built-scripts.ts'

const entryTag = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/
const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

// Runs in the browser, with the page's scripts in the order in which they need each other. All are fetched at once,
// and each starts as a piece of work of its own: together they would keep a slow phone from answering a touch.
const start = `function(files){files.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});files.reduce(function(before,file){return before.then(function(){return import(file)}).then(function(){return new Promise(function(done){setTimeout(done)})})},Promise.resolve())}`

// Where a picture heads the page, its scripts wait until it is there and the page has been shown, which the browser
// does a while after it has drawn it. A picture that does not come holds nothing up for longer than this.
const patienceMs = 2000
const whenShown = `function(then){
var picture=document.querySelector('img[fetchpriority="high"]');
if(!picture)return then();
var isThere=picture.complete||new Promise(function(done){picture.addEventListener('load',done);picture.addEventListener('error',done)}).then(function(){return new Promise(requestAnimationFrame)});
var tells=window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).includes('paint');
var isShown=tells&&new Promise(function(done){new PerformanceObserver(function(paints,observer){if(paints.getEntriesByName('first-contentful-paint').length){observer.disconnect();done()}}).observe({type:'paint',buffered:true})});
Promise.race([Promise.all([isThere,isShown]),new Promise(function(done){setTimeout(done,${patienceMs})})]).then(function(){setTimeout(then)})
}`

/**
 * A page's HTML whose scripts are asked for once it has been painted, with the picture at its head: on a slow line they
 * would take the room of what can be seen, on a fast one they would run before it is. A page in a tab behind others is
 * not painted and starts at once. The style sheets that come with the scripts stand in the page already; a disabled
 * link, which no browser fetches, tells so the script that loads the page's code.
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
  const script = `(function(start,whenShown,files){document.hidden?start(files):requestAnimationFrame(function(){setTimeout(whenShown,0,function(){start(files)})})})(${start},${whenShown},${list})`
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
