import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The address pattern of the built script with a lazy module of the web; its name is known to the build alone. */
export async function scriptOf(module: string): Promise<string> {
  const manifest = join(import.meta.dirname, '../../../../web/dist/client/.vite/manifest.json')
  const built: Record<string, { file: string }> = JSON.parse(await readFile(manifest, 'utf8'))
  const file = built[module]?.file
  if (file === undefined) throw new Error(`${module} has no script of its own`)
  return `**/${file}`
}
