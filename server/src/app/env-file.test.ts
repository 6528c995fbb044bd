import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config/config'
import { readEnvFile } from './env-file.ts'

const root = join(import.meta.dirname, '../../..')

/** Every variable the server asks for, in the sandbox and in production. */
function settingsAsked(): string[] {
  const asked = new Set<string>()
  for (const TEEVIET_MODE of ['sandbox', 'production']) {
    const env = new Proxy<Record<string, string>>(
      { TEEVIET_MODE },
      {
        get: (target, name) => {
          asked.add(String(name))
          return target[String(name)]
        },
      },
    )
    try {
      readConfig(env)
    } catch {
      // refuses to start production without settings, once the environment was read
    }
  }
  return [...asked]
}

afterEach(() => vi.unstubAllEnvs())

test('settings come from .env, and the environment goes first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'env-file-'))
  vi.stubEnv('SMS_BRANDNAME', 'FromOutside')
  vi.stubEnv('INSURER_NAME', undefined)
  try {
    readEnvFile(folder)
    await writeFile(join(folder, '.env'), 'SMS_BRANDNAME=FromFile\nINSURER_NAME="Bảo hiểm Việt"\n')
    readEnvFile(folder)
    expect([process.env.SMS_BRANDNAME, process.env.INSURER_NAME]).toEqual(['FromOutside', 'Bảo hiểm Việt'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('every setting is in the list of settings', () => {
  const list = readFileSync(join(root, 'docs/operations/settings.md'), 'utf8')
  expect(settingsAsked().filter((name) => !list.includes(`\`${name}\``))).toEqual([])
})

test('.env.example names settings that exist', () => {
  const sample = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...sample.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)
  const compose = readFileSync(join(root, 'deploy/container/compose.yaml'), 'utf8')
  const ofCompose = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  const known = [...settingsAsked(), ...ofCompose]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})
