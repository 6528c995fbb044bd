import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entry = 'src/client.tsx'
const offlinePage = 'src/pages/rounds/offline.tsx?tsr-split=component'
const worker = join(import.meta.dirname, '../worker/worker.ts')

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** Builds the service worker into the browser's build, with a list of the files it keeps for the offline page. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const files = offlineFiles(dir).map((file) => ({ url: `/${file}`, revision: null }))
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            offlineFiles: JSON.stringify(files),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2022',
            lib: { entry: worker, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
          },
        })
      },
    },
  }
}

/** Scripts and styles of the offline page and of what every page starts with. Their names carry their content. */
function offlineFiles(dir: string): string[] {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  function take(name: string): void {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(take)
  }
  take(entry)
  take(offlinePage)
  return [...files]
}
