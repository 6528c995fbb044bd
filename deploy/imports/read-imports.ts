import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, normalize } from 'node:path/posix'
import { parseSync } from 'oxc-parser'
import { parts } from './layers.ts'

/** One import, export from, or `import()`: files by their path in the repository, types included. */
export type Import = { from: string; to: string }

/**
 * Reads the imports between files of the product.
 *
 * @param root of the repository
 */
export function readImports(root: string): Import[] {
  const files = globSync(`{${parts.map(({ name }) => name).join()}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((from) =>
      specifiersOf(from, readFileSync(join(root, from), 'utf8')).flatMap((specifier) => {
        const to = fileOf(specifier, from)
        return to === null ? [] : [{ from, to }]
      }),
    )
}

function specifiersOf(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ]
}

/** The file an import names; null for a package from elsewhere. */
function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return normalize(`${dirname(from)}/${specifier}`)
  if (specifier.startsWith('#')) return withExtension(`${from.split('/')[0]}/src/${specifier.slice(1)}`)
  const [, part, path] = /^@teeviet\/(\w+)\/?(.*)$/.exec(specifier) ?? []
  return part === undefined ? null : withExtension(`${part}/src/${path || 'index'}`)
}

const withExtension = (path: string) => (/\.\w+$/.test(path) ? path : `${path}.ts`)
