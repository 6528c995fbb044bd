import { expect, test } from 'vitest'
import { packageOf, samplePlayers } from './sample-players.ts'

test('a sample player has the flags and the package of the specification, and buys cover only', () => {
  for (const player of samplePlayers) {
    expect(Object.keys(player.package).sort()).toEqual([
      'car',
      'food',
      'hio_100',
      'hio_200',
      'hotel',
      'plane_ticket',
    ])
    const { hotel, plane_ticket, food, car, ...cover } = player.package
    expect([hotel, plane_ticket, food, car]).toEqual([false, false, false, false])
    expect(cover).toEqual({ hio_100: player.hio_100, hio_200: player.hio_200 })
  }
  expect(samplePlayers.map((player) => packageOf(player)?.name)).toEqual([
    'D100',
    'D200',
    undefined,
    undefined,
  ])
})
