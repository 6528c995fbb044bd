import { expect, test } from 'vitest'
import type { PlayerLine } from './rows/players.ts'
import { servicesOnWire } from './services-on-wire.ts'

const packages = [{ id: 1, name: { vi: 'D50' }, price_vnd: 50_000, certificate: 'HIO26A' }]
const nobody = {
  vga: null,
  fullname: null,
  avatar: null,
  guest_name: null,
  is_unnamed: false,
  attendance: 'expected' as const,
  green_fee_vnd: 0,
  cancelled_at: null,
}
const players: PlayerLine[] = [
  { ...nobody, id: 1, vga: 100_001, fullname: 'Nguyễn An', packages, starts_at: null },
  { ...nobody, id: 2, guest_name: 'Bác Tư', packages, starts_at: null },
]
const service = {
  id: 7,
  kind: 'hio',
  amount_vnd: 100_000,
  refund_vnd: 0,
  paid_at: null,
  cancelled_at: null,
} as const
const booking = {
  state: 'paid',
  play_date: '2026-11-24',
  tee_time_at: null,
  holes: 18,
  customer_type: 'visitor',
  course: { id: 1, title: 'Sân', title_en: 'Course' },
  isPayable: false,
} as const

test('each insurance line of a bill names the player it covers, a member or a guest', () => {
  const [hio] = servicesOnWire([service], players, booking, 'vi')
  expect(hio?.listData).toMatchObject([
    { code: 'HIO26A', name: 'D50', player: 'Nguyễn An' },
    { code: 'HIO26A', name: 'D50', player: 'Bác Tư' },
  ])
})
