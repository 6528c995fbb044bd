import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// each compiles a copy of the product, which takes a minute beside other work
vi.setConfig({ testTimeout: 180_000 })

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** The files of the copy: the texts, and the sources that load and check them. */
const copied = ['texts', 'contract', 'server/package.json', 'server/src', 'web/package.json', 'web/src']
  .concat(['console/src/i18n', 'deploy/locales.test.ts', 'deploy/constants-in-texts.test.ts'])
  .concat(['tsconfig.base.json', 'demo/data/courses.json'])
const workspaces = ['texts', 'contract', 'server', 'web']

/** The checks that hold for every language of the list. */
const checks = [
  'deploy/locales',
  'deploy/constants',
  'platform/context/error-text',
  'notifications/texts',
].concat(['web/src/i18n/load.test', 'content/policies/policies', 'content/policies/load-policy'])

let copy: string

/** Adds French by the recipe: a folder, here a copy of the English one, and its name in the list. */
async function addFrench(): Promise<void> {
  await cp(join(copy, 'texts/src/en'), join(copy, 'texts/src/fr'), { recursive: true })
  const particulars = join(copy, 'texts/src/fr/language.json')
  const english = await readFile(particulars, 'utf8')
  await writeFile(particulars, english.replace('"html": "en"', '"html": "fr"'))
  const file = join(copy, 'texts/src/languages.ts')
  const list = await readFile(file, 'utf8')
  const withFrench = list
    .replace(/^import jp /m, "import fr from './fr/language.json' with { type: 'json' }\n$&")
    .replace('kr, jp }', 'kr, jp, fr }')
  expect(withFrench).toContain('kr, jp, fr }')
  await writeFile(file, withFrench)
}

/** The checks and the compiler's complaints in the copy; empty when there are none. */
async function complaints(command: readonly string[]): Promise<string> {
  try {
    await run(process.execPath, [...command], { cwd: copy })
    return ''
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return stdout + stderr
  }
}

const vitest = (files: readonly string[]) => [
  join(root, 'node_modules/vitest/vitest.mjs'),
  ...['run', '--root', copy, ...files],
]
const tsc = () => [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy]

beforeAll(async () => {
  await mkdir(join(root, '.tmp'), { recursive: true })
  // inside the repository, so that packages are found; those of the product are the copies
  copy = await mkdtemp(join(root, '.tmp/fifth-language-'))
  for (const path of copied) await cp(join(root, path), join(copy, path), { recursive: true })
  await mkdir(join(copy, 'node_modules/@teeviet'), { recursive: true })
  for (const name of workspaces) {
    await symlink(join('../..', name), join(copy, 'node_modules/@teeviet', name), 'dir')
  }
  await writeFile(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, declaration: false },
      include: ['texts/src/catalogue.ts', 'contract/src/rules', 'contract/src/display'],
      exclude: ['**/*.test.ts'],
    }),
  )
  await addFrench()
})

afterAll(() => rm(copy, { recursive: true, force: true }))

test('a fifth language needs its folder and its name in the list, nothing else', async () => {
  const [checked, compiled] = await Promise.all([complaints(vitest(checks)), complaints(tsc())])
  expect(compiled).toBe('')
  expect(checked).toBe('')
})

test('the check refuses a language that lacks a text', async () => {
  const file = join(copy, 'texts/src/fr/server/errors.json')
  const { 'booking.notFound': lost, ...others } = JSON.parse(await readFile(file, 'utf8'))
  expect(lost).toBeTypeOf('string')
  await writeFile(file, JSON.stringify(others))
  const refused = await complaints(vitest(['deploy/locales']))
  expect(refused).toContain('has the same keys in fr')
  expect(refused).toContain('booking.notFound')
})

test('the compiler refuses a language that lacks something particular to it', async () => {
  const file = join(copy, 'texts/src/fr/language.json')
  const { weekdays: lost, ...others } = JSON.parse(await readFile(file, 'utf8'))
  expect(lost).toHaveLength(7)
  await writeFile(file, JSON.stringify(others))
  expect(await complaints(tsc())).toContain("Property 'weekdays' is missing")
})
