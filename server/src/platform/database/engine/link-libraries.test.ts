import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkLibraries } from './link-libraries.ts'

test('missing links are made beside their libraries, present ones are left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-links-'))
  await mkdir(join(folder, 'lib'))
  const link = (target: string) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${target}` })
  await writeFile(join(folder, 'pg-symlinks.json'), JSON.stringify([link('libpq.so'), link('libpq.so.5')]))
  await symlink('libpq.so.5.18', join(folder, 'lib', 'libpq.so'))
  await linkLibraries(folder)
  expect(await readlink(join(folder, 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
  expect(await readlink(join(folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  await rm(folder, { recursive: true })
})
