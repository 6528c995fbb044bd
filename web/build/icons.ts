/**
 * Writes the icons the product uses out of Tabler's set into one small table of path data, so that neither its
 * 6,000 modules nor its component come near the browser. Run `node web/build/icons.ts` after changing the list.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { iconNames } from './icon-names.ts'

type IconNode = readonly (readonly [string, { readonly d?: string }])[]

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@tabler/icons-react/package.json')),
  'dist/esm/icons',
)

async function pathOf(tabler: string): Promise<string> {
  const { __iconNode }: { __iconNode: IconNode } = await import(join(folder, `Icon${tabler}.mjs`))
  return __iconNode.map(([tag, attributes]) => readPath(tabler, tag, attributes.d)).join('')
}

function readPath(tabler: string, tag: string, d: string | undefined): string {
  if (tag !== 'path' || !d?.startsWith('M')) throw new Error(`Icon${tabler} is not made of absolute paths`)
  return d.replaceAll(', ', ' ')
}

/** No look has these filled: a full heart says that it is on, a full magnifier is a blot. */
const neverFilled = ['heart', 'search']

const outline: string[] = []
const filled: string[] = []
for (const [name, tabler] of Object.entries(iconNames).sort(([a], [b]) => a.localeCompare(b))) {
  outline.push(`  '${name}': '${await pathOf(tabler)}',`)
  if (!neverFilled.includes(name) && existsSync(join(folder, `Icon${tabler}Filled.mjs`))) {
    filled.push(`  '${name}': '${await pathOf(`${tabler}Filled`)}',`)
  }
}

const head = '// Made by web/build/icons.ts from Tabler Icons (MIT); do not edit.\n'
const source = join(import.meta.dirname, '../src')
await writeFile(
  join(source, 'ui/icon/icon-paths.gen.ts'),
  `${head}export const iconPaths = {\n${outline.join('\n')}\n} as const\n`,
)
await writeFile(
  join(source, 'themes/icon-paths-filled.gen.ts'),
  `${head}export const filledIconPaths: Readonly<Record<string, string>> = {\n${filled.join('\n')}\n}\n`,
)
