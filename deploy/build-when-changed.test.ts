import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let installation: string
beforeEach(() => {
  installation = mkdtempSync(join(tmpdir(), 'without-vite-'))
  mkdirSync(join(installation, 'deploy'))
  mkdirSync(join(installation, 'web/dist'), { recursive: true })
  cpSync(
    join(import.meta.dirname, 'build-when-changed.ts'),
    join(installation, 'deploy/build-when-changed.ts'),
  )
  writeFileSync(join(installation, 'web/package.json'), '{"name":"web"}')
})
afterEach(() => rmSync(installation, { recursive: true, force: true }))

const run = () =>
  spawnSync(process.execPath, [join(installation, 'deploy/build-when-changed.ts'), 'web'], {
    encoding: 'utf8',
  })

test('an installation without development packages uses the build that it was delivered with', () => {
  writeFileSync(join(installation, 'web/dist/.stamp'), 'of the machine that built it')
  expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('an installation without development packages and without a build says how to get one', () => {
  expect(run()).toMatchObject({
    status: 1,
    stderr: 'The web is not built; npm ci && npm run build builds it.\n',
  })
})
