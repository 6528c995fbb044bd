import { expect, it } from 'vitest'
import type { Golfer, Start } from '../world.ts'
import type { Recording } from './record-booking.ts'
import { replayBooking } from './replay-booking.ts'

const golfer = (number: number): Golfer => ({
  id: 90_000_000 + number,
  vga: 100_000 + number,
  phone: `05990000${number}`,
  fullname: `Bench ${number}`,
  sessionId: `00000000-0000-4000-8000-0000000000${number}`,
  token: '',
})
const start = (courseId: number): Start => ({
  courseId,
  teeTimeId: courseId * 1000,
  startsAt: Date.parse('2026-12-14T05:37Z'),
})
const answer = { rowCount: 1, row: undefined, columns: 1 }
const statement = (values: unknown[]) => ({ name: undefined, text: 'select', values, answer })

async function replayed(values: unknown[]): Promise<unknown[]> {
  const recording: Recording = {
    statements: [statement(values)],
    golfer: golfer(11),
    start: start(61),
    key: 'c6952375-e86e-4919-a284-3e61ace38f4a',
  }
  const sent: unknown[] = []
  const client = {
    query: async (asked: { values: unknown[] }) => {
      sent.push(...asked.values)
      return { rowCount: 1, rows: [] }
    },
  }
  await replayBooking(client, recording, golfer(22), start(62))
  return sent
}

it('replays with the lock of the replayed golfer, not of the recorded one', async () => {
  expect(await replayed(['requests of member 90000011'])).toEqual(['requests of member 90000022'])
})

it('replays the idempotency key of the replayed golfer', async () => {
  expect(await replayed(['member:90000011'])).toEqual(['member:90000022'])
})

it('replays numbers, lists and JSON for the other golfer and course', async () => {
  expect(await replayed([90_000_011, [90_000_011, null], '{"member":90000011,"course":61}', 61])).toEqual([
    90_000_022,
    [90_000_022, null],
    '{"member":90000022,"course":62}',
    62,
  ])
})

it('refuses to replay a statement that still names the recorded golfer', async () => {
  await expect(replayed(['lock_90000011'])).rejects.toThrow('still names the recorded golfer')
})
