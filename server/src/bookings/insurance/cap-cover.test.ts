import { expect, test } from 'vitest'
import { capCovers } from './cap-cover.ts'

const million = 1_000_000
const now = new Date('2026-11-20T08:00:00+07:00')
const later = new Date('2026-11-21T08:00:00+07:00')

const certificate = (
  player: number,
  packageId: number | null,
  cover: number,
  withdrawnAt: Date | null = null,
) => ({
  booking_player_id: player,
  package_id: packageId,
  cover_vnd: cover * million,
  withdrawn_at: withdrawnAt,
})

const coversOf = (certificates: Parameters<typeof capCovers>[0]) =>
  capCovers(certificates).map(({ cover_vnd }) => cover_vnd / million)

test.each([
  [[20], [20]],
  [
    [20, 100],
    [20, 100],
  ],
  [
    [20, 100, 50, 40],
    [10, 100, 50, 40],
  ],
  [
    [20, 200],
    [0, 200],
  ],
])('the free cover and packages of %j million cover %j million', ([free = 0, ...packages], capped) => {
  const certificates = [certificate(1, null, free), ...packages.map((cover, id) => certificate(1, id, cover))]
  expect(coversOf(certificates)).toEqual(capped)
})

test('each player has a cap of their own', () => {
  expect(coversOf([certificate(1, null, 20), certificate(1, 4, 200), certificate(2, null, 20)])).toEqual([
    0, 200, 20,
  ])
})

test('a package that was given back counts no more; one that ended with the booking still does', () => {
  expect(coversOf([certificate(1, null, 20), certificate(1, 4, 200, now)])).toEqual([20, 200])
  expect(coversOf([certificate(1, null, 20, later), certificate(1, 4, 200, now)])).toEqual([20, 200])
  expect(coversOf([certificate(1, null, 20, now), certificate(1, 4, 200, now)])).toEqual([0, 200])
})
