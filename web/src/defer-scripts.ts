import type { Manifest } from '@tanstack/react-router'

/** A picture that does not arrive delays the scripts by no more than this. */
const longestWaitMs = 2000

// Runs in the browser. The page contains its styles: links that fetch nothing keep a lazy file from adding one of them
// again, at which the browser would lay out the whole page anew. The scripts are fetched together, and each is evaluated
// in a task of its own: in one task they would keep a slow phone from answering a touch.
const loadScripts = `function(files,styles){
styles.forEach(function(file){var link=document.createElement('link');link.rel='stylesheet';link.disabled=true;link.href=file;document.head.append(link)});
files.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});
files.reduce(function(before,file){return before.then(function(){return import(file)}).then(function(){return new Promise(function(done){setTimeout(done)})})},Promise.resolve())
}`

/**
 * The manifest of a page whose scripts are fetched after its styles and pictures: on a slow line they would delay what
 * can be seen. Preload links and the entry's tag become one inline script.
 * @param routeIds the routes that the page renders, the root first
 * @param built the manifest of the build, which names the styles too that Start has written into the page
 */
export function deferScripts(manifest: Manifest, routeIds: readonly string[], built: Manifest): Manifest {
  const routes = routeIds.map((id) => manifest.routes[id] ?? {})
  const entries = routes.flatMap(({ scripts = [] }) => scripts.map(({ attrs }) => String(attrs?.src)))
  // the manifest names a file before those that it imports
  const imported = routes.flatMap(({ preloads = [] }) => preloads.map(hrefOf).reverse())
  const files = [...new Set(imported.filter((file) => !entries.includes(file))), ...entries]
  const styles = new Set(routeIds.flatMap((id) => (built.routes[id]?.css ?? []).map(hrefOf)))
  const script = `new Promise(function(done){addEventListener('load',done);setTimeout(done,${longestWaitMs})}).then(function(){setTimeout(${loadScripts},0,${JSON.stringify(files)},${JSON.stringify([...styles])})})`
  const withoutFiles = routes.map((route, place) => [
    routeIds[place],
    { ...route, preloads: [], scripts: place === 0 ? [{ children: script }] : [] },
  ])
  return { ...manifest, routes: Object.fromEntries(withoutFiles) }
}

const hrefOf = (link: string | { href: string }) => (typeof link === 'string' ? link : link.href)
