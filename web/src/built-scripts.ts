import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a script of the browser's build needs: the scripts it imports and the style sheets it brings, by address. */
export type BuiltScript = { readonly imports: readonly string[]; readonly styles: readonly string[] }

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** The scripts of the browser's build, by address, as its manifest tells. */
export function readBuiltScripts(): ReadonlyMap<string, BuiltScript> {
  const file = join(import.meta.dirname, '../client/.vite/manifest.json')
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'))
  const addressOf = (name: string) => `/${chunks[name]?.file ?? name}`
  return new Map(
    Object.values(chunks).map(({ file, imports = [], css = [] }) => [
      `/${file}`,
      { imports: imports.map(addressOf), styles: css.map((name) => `/${name}`) },
    ]),
  )
}
