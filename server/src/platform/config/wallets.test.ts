import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readWallets } from './wallets.ts'

const folder = mkdtempSync(join(tmpdir(), 'wallet-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const none = { appleFolder: '', googleIssuerId: '', googleAccountFile: '' }

function problemsOf(named: Partial<typeof none>): string {
  const problems: string[] = []
  expect(readWallets({ ...none, ...named }, problems)).toEqual({ apple: null, google: null })
  return problems.join('\n')
}

it('offers no wallet, without a problem, where none is named', () => {
  expect(problemsOf({})).toBe('')
})

it('names the setting whose files cannot be used, and nothing of what is in them', () => {
  const file = join(folder, 'account.json')
  writeFileSync(file, '{"client_email":"demo@golf.test","private_key":"hunter2"}')
  expect(problemsOf({ appleFolder: folder })).toContain('WALLET_APPLE_FOLDER')
  const problem = problemsOf({ googleIssuerId: '338', googleAccountFile: file })
  expect(problem).toContain('WALLET_GOOGLE_ACCOUNT_FILE')
  expect(problem).not.toContain('hunter2')
  expect(problemsOf({ googleAccountFile: file })).toContain('WALLET_GOOGLE_ISSUER_ID must be a number')
})
