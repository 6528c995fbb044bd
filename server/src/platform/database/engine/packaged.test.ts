import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packagedBinaries } from './packaged.ts'

test('this machine has its binaries', () => {
  expect(existsSync(join(packagedBinaries().folder, 'bin', 'postgres'))).toBe(true)
})

test('a machine without binaries is told the way out in one sentence', () => {
  expect(() => packagedBinaries('plan9-mips')).toThrow(
    /^There is no PostgreSQL binary for plan9-mips: set DATABASE_URL\.$/,
  )
})
