import { expect, it } from 'vitest'
import { bankAppLink, bankApps } from './bank-apps.ts'

const transfer = { bin: '970415', account: '113366668888', amount: 2_150_000, content: 'TTK658WZ' }

it('lists each bank once, by its BIN', () => {
  expect(bankApps.every(({ bin }) => /^9704\d\d$/.test(bin))).toBe(true)
  for (const key of ['bin', 'code', 'name'] as const)
    expect(new Set(bankApps.map((bank) => bank[key])).size).toBe(bankApps.length)
})

it('opens the app of the golfer’s bank with account, amount and content', () => {
  const [mb] = bankApps
  if (!mb) throw new Error('no bank')
  expect(bankAppLink(mb, transfer)).toBe(
    'https://dl.vietqr.io/pay?app=mb&ba=113366668888%40icb&am=2150000&tn=TTK658WZ',
  )
})

it('opens the app only when the receiving bank is not in the list', () => {
  const [mb] = bankApps
  if (!mb) throw new Error('no bank')
  expect(bankAppLink(mb, { ...transfer, bin: '970403' })).toBe('https://dl.vietqr.io/pay?app=mb')
})
