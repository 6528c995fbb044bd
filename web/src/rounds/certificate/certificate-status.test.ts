import { expect, it } from 'vitest'
import { certificateStatus } from './certificate-status.ts'

const met = { is_withdrawn: 0, is_enough_players: 1, is_standard_18: 1 }

it.each([
  ['valid', {}],
  ['notQualifying', { is_enough_players: 0 }],
  ['notQualifying', { is_standard_18: 0 }],
  ['withdrawn', { is_withdrawn: 1 }],
  // nothing is left to be asked about
  ['withdrawn', { is_withdrawn: 1, is_enough_players: 0 }],
])('a certificate is called %s with %o', (standing, facts) => {
  expect(certificateStatus({ ...met, ...facts })).toBe(standing)
})
