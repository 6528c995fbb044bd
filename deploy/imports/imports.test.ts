import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from './check-imports.ts'
import { areas, parts, testFolders } from './layers.ts'
import { readImports } from './read-imports.ts'

const root = join(import.meta.dirname, '../..')
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** A copy of the repository's rules with these files. */
async function plant(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'))
  folders.push(folder)
  await copyFile(join(root, 'biome.json'), join(folder, 'biome.json'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

const faults = async (files: Record<string, string>) => faultsOf(readImports(await plant(files)))
const typeFrom = (specifier: string) => `import type { X } from '${specifier}'\nexport type Y = X\n`

describe('the layers', () => {
  it.each(['server', 'web'] as const)('name every area of the %s', async (part) => {
    const found = await readdir(join(root, part, 'src'), { withFileTypes: true })
    const names = found.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const known = areas[part].map(({ name }) => name)
    expect([...known, ...(part === 'server' ? testFolders : [])].sort()).toEqual(names.sort())
  })

  it.each([
    ['server', 36],
    ['web', 153],
  ] as const)(
    'let an area of the %s import those below it and refuse every import upwards, types included',
    async (part, count) => {
      const planted = areas[part].flatMap((area, height) =>
        areas[part]
          .filter((other) => other !== area)
          .map((other) => ({
            file: `${part}/src/${area.name}/x/${other.name}.ts`,
            text: typeFrom(`#${other.name}/y/z.ts`),
            isUpwards: areas[part].indexOf(other) > height,
          })),
      )
      const found = await faults(Object.fromEntries(planted.map(({ file, text }) => [file, text])))
      const refused = found
        .filter((fault) => fault.includes('may not import'))
        .map((fault) => fault.split(' ')[0])
      const upwards = planted.filter(({ isUpwards }) => isUpwards).map(({ file }) => file)
      expect(upwards).toHaveLength(count)
      expect(refused.sort()).toEqual(upwards.sort())
    },
  )

  it.each(['x.ts', 'x.test.ts'])(
    'refuse every part another than those it may import, tests included: %s',
    async (file) => {
      for (const own of parts)
        for (const other of parts.filter((part) => part !== own)) {
          const from = `${own.name}/src/${file}`
          const byPackage = await faults({ [from]: typeFrom(`@teeviet/${other.name}/y`) })
          const byPath = await faults({ [from]: typeFrom(`../../${other.name}/src/y.ts`) })
          const expected = own.mayImport.includes(other.name)
            ? []
            : [`${from} imports ${other.name}/src/y.ts: ${own.name} may not import ${other.name}`]
          expect([byPackage, byPath]).toEqual([expected, expected])
        }
    },
  )

  it('are known for every workspace', async () => {
    const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    expect(parts.map(({ name }) => name).sort()).toEqual([...workspaces, 'deploy'].sort())
  })
})

describe('folders beside each other', () => {
  const lines = {
    'server/src/money/cards/pay.ts': typeFrom('../refunds/send/send.ts'),
    'server/src/money/refunds/send/send.ts': 'export type X = 1\n',
    'server/src/money/refunds/ask.ts': "export { X } from '../wallet/points.ts'\n",
    'server/src/money/wallet/points.ts': 'export const X = 1\n',
  }

  it('may import in one direction', async () => {
    expect(await faults(lines)).toEqual([])
  })

  it('may not import in a circle, by any of their files', async () => {
    const circle = {
      ...lines,
      'server/src/money/wallet/top-up.ts': "export const y = import('../cards/start.ts')\n",
    }
    expect(await faults(circle)).toEqual([
      'server/src/money: cards, refunds, wallet import each other in a circle, server/src/money/cards/pay.ts imports server/src/money/refunds/send/send.ts for one',
    ])
  })

  it('may not import in a circle inside a module either', async () => {
    const circle = {
      'contract/src/rules/time/a.ts': typeFrom('../money/b.ts'),
      'contract/src/rules/money/c.ts': typeFrom('../time/d.ts'),
    }
    expect(await faults(circle)).toEqual([expect.stringContaining('contract/src/rules: money, time')])
  })

  it('may in tests of the same part', async () => {
    expect(
      await faults({ ...lines, 'server/src/money/wallet/points.test.ts': typeFrom('../cards/pay.ts') }),
    ).toEqual([])
  })
})

/** The complaints of a rule of the linter about planted files. */
async function lint(rule: string, files: Record<string, string>): Promise<string[]> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.']
  const { stdout } = spawnSync(process.execPath, args, { cwd: await plant(files), encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.includes(rule))
  return lines.map((line) => /file=[^,]*?(\w+\/src\/[^,]+)/.exec(line)?.[1] ?? line)
}

describe('a query of the server', () => {
  const query = {
    'own.ts': "import { queryOptions } from '@tanstack/react-query'\nexport const x = queryOptions({})\n",
    'paged.ts': "export { infiniteQueryOptions } from '@tanstack/react-query'\n",
    'of-a-call.ts': "import { callQuery } from '#api/client/call-query.ts'\nexport const x = callQuery\n",
    'of-a-member.ts':
      "import { memberQuery } from '#api/client/member-query.ts'\nexport const x = memberQuery\n",
    'asks.ts': "import { useQuery } from '@tanstack/react-query'\nexport const x = useQuery\n",
  }
  const under = (folder: string) =>
    Object.fromEntries(Object.entries(query).map(([name, text]) => [`${folder}/${name}`, text]))

  it('stands in the client of the web and nowhere else', async () => {
    const refused = await lint('noRestrictedImports', {
      ...under('web/src/pay/card'),
      ...under('web/src/api/queries'),
    })
    const queries = ['of-a-call.ts', 'of-a-member.ts', 'own.ts', 'paged.ts']
    expect(refused.sort()).toEqual(queries.map((name) => `web/src/pay/card/${name}`))
  })
})

describe('files', () => {
  let refused: string[]
  beforeAll(async () => {
    refused = await lint('noImportCycles', {
      'server/src/money/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'server/src/money/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
      'contract/src/c.ts': "import type { D } from './d.ts'\nexport type C = D[]\n",
      'contract/src/d.ts': "import type { C } from './c.ts'\nexport type D = { all: C }\n",
      'demo/src/e.ts': "import type { D } from '../../contract/src/d.ts'\nexport type E = D[]\n",
    })
  })

  it.each(['server/src/money/a.ts', 'server/src/money/b.ts'])('may not import each other: %s', (file) => {
    expect(refused).toContain(file)
  })

  it.each(['contract/src/c.ts', 'contract/src/d.ts'])('may not import types of each other: %s', (file) => {
    expect(refused).toContain(file)
  })

  it('may import files that do', () => {
    expect(refused).not.toContain('demo/src/e.ts')
  })
})
