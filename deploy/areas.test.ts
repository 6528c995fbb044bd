import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const server = join(root, 'server/src')

/** The areas as ARCHITECTURE.md lists them, from the lowest to the highest. */
const areas = [...readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| `(\w+)\/` /gm)]
  .map(([, name = '']) => name)
  .filter((name) => readdirSync(server).includes(name))

/** The files of a copy with these files that the linter refuses. */
async function refused(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'areas-'))
  try {
    await copyFile(join(root, 'biome.json'), join(folder, 'biome.json'))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
    const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.']
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return [
      ...new Set(
        [...stdout.matchAll(/noRestrictedImports.*?file=[^,]*?(server\/src\/[^,]+)/g)].map(
          ([, file = '']) => file,
        ),
      ),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('the areas of the server', () => {
  it('are all folders but those for tests', () => {
    const folders = readdirSync(server, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(areas.toSorted()).toEqual(
      folders.map(({ name }) => name).filter((name) => name !== 'testing' && name !== 'promises'),
    )
  })

  it('import what stands above them in the table and nothing below, types included', async () => {
    const planted = areas.flatMap((area, place) =>
      areas
        .filter((other) => other !== area)
        .map((other) => ({
          file: `server/src/${area}/x/${other}.ts`,
          text: `import type { X } from '#${other}/x/y'\nexport type Y = X\n`,
          isBelow: areas.indexOf(other) > place,
        })),
    )
    const found = await refused(Object.fromEntries(planted.map(({ file, text }) => [file, text])))
    const below = planted.filter(({ isBelow }) => isBelow).map(({ file }) => file)
    expect(below).toHaveLength(36)
    expect(found.toSorted()).toEqual(below.toSorted())
  })
})
