import { expect, it } from 'vitest'
import { checkClaim } from './check-claim.ts'

const good = {
  hole: '7',
  yards: '152',
  club: 'Gậy sắt 8',
  witnessName: 'Trần Chứng',
  witnessPhone: '+84 912 345 678',
  photo: 'AAAA',
}

it('accepts a whole claim', () => {
  expect(checkClaim(good)).toEqual({})
  expect(checkClaim({ ...good, hole: '18', yards: '50' })).toEqual({})
})

it.each([
  ['hole', '0'],
  ['hole', '19'],
  ['hole', ''],
  ['yards', '49'],
  ['yards', '801'],
  ['yards', '15.5'],
  ['club', '  '],
  ['witnessName', ''],
  ['witnessPhone', '02438246789'],
  ['photo', ''],
])('says that %s cannot be "%s"', (field, value) => {
  expect(checkClaim({ ...good, [field]: value })).toEqual({ [field]: true })
})
