import { expect, it } from 'vitest'
import { checkpointTarget } from './checkpoint-target.ts'

const handed = { flag: 'nab', partner: 'nab', language: 'en', token: 'a.b.c', phone: '', cif: '' } as const

it('is the chooser of the three banks that have one, with the token', () => {
  const of = (flag: string) => checkpointTarget({ ...handed, flag })
  expect(of('stb')).toBe('/navigate-stb?token=a.b.c&lang=en')
  expect(of('bidv')).toBe('/navigate-bidv?token=a.b.c&lang=en')
  expect(of('vietin')).toBe('/vietin?token=a.b.c&lang=en')
})

it('is home for every other flag, whatever it says', () => {
  for (const flag of ['nab', '', 'toString', '//evil.example', 'a bank of tomorrow']) {
    expect(checkpointTarget({ ...handed, flag })).toBe('/wap?token=a.b.c&lang=en')
  }
})

it('is the code page, with phone and customer number, for a customer who must prove the phone first', () => {
  const target = checkpointTarget({ ...handed, flag: 'otp', token: '', phone: '0905000001', cif: 'C 1&2' })
  expect(target).toBe('/wap/login-otp?phone=0905000001&cif=C+1%262&type=nab&lang=en')
})
