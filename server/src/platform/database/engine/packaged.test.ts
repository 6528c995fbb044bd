import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packagedBinaries } from './packaged.ts'

test('this machine has its binaries', () => {
  expect(existsSync(join(packagedBinaries().folder, 'bin', 'postgres'))).toBe(true)
})

test('a machine without binaries gets one sentence with the remedy', () => {
  expect(() => packagedBinaries('plan9-mips')).toThrow(
    /^There is no PostgreSQL binary for plan9-mips: set DATABASE_URL\.$/,
  )
})
