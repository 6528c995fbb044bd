const entryTag = /<script type="module" async="" src="([^"]+)"( nonce="[^"]*")?><\/script>/
const preloadTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

/**
 * A page's HTML whose scripts are asked for once it has been painted, all at the same time: on a slow line they would
 * take the room of what can be seen, on a fast one they would run before it is. A page in a tab behind others is not
 * painted and starts at once.
 */
export function paintFirst(html: string): string {
  const entry = entryTag.exec(html)
  if (entry === null) return html
  const [tag, address, nonce = ''] = entry
  const preloads = [...html.matchAll(preloadTag)].map(([, href]) => href)
  const start = `function(){${JSON.stringify(preloads)}.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});import(${JSON.stringify(address)})}`
  const script = `(function(start){document.hidden?start():requestAnimationFrame(function(){setTimeout(start)})})(${start})`
  return html.replaceAll(preloadTag, '').replace(tag, () => `<script${nonce}>${script}</script>`)
}
