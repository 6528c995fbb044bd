import { expect, test } from 'vitest'
import { guestPlayer } from '../players/player.ts'
import { movePlayer } from './flight-split.ts'

const [an, binh, chi, dung, em] = ['An', 'Bình', 'Chi', 'Dũng', 'Em'].map(guestPlayer)
const players = [an, binh, chi, dung, em].flatMap((player) => player ?? [])
const names = (split: ReturnType<typeof movePlayer>) => split.players.map(({ name }) => name).join()

test('a player moves to a flight that has a place', () => {
  const split = movePlayer({ players, sizes: [3, 2] }, [4, 4], { place: 0, to: 1 })
  expect([names(split), split.sizes]).toEqual(['Bình,Chi,Dũng,Em,An', [2, 3]])
})

test('a player of a full flight changes places with the one who moves there', () => {
  const split = movePlayer({ players, sizes: [3, 2] }, [4, 2], { place: 1, to: 1 })
  expect([names(split), split.sizes]).toEqual(['An,Chi,Em,Dũng,Bình', [3, 2]])
})

test('no flight is left empty', () => {
  const split = movePlayer({ players, sizes: [4, 1] }, [4, 4], { place: 4, to: 0 })
  expect([names(split), split.sizes]).toEqual(['An,Bình,Chi,Em,Dũng', [4, 1]])
})

test('moving a player where they are changes nothing', () => {
  const split = { players, sizes: [3, 2] }
  expect(movePlayer(split, [4, 4], { place: 0, to: 0 })).toEqual(split)
})
