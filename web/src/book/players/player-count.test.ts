import { createElement } from 'react'
import { expect, test } from 'vitest'
import { textsIn } from '#i18n/load.ts'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { unnamedPlayer } from './player.ts'
import { PlayerCount } from './player-count.tsx'

const texts = textsIn('vi')
await texts.load(['players'])

function drawn(count: number): Promise<string> {
  const players = Array.from({ length: count }, () => unnamedPlayer)
  return markupOf(createElement(PlayerCount, { players, onPlayers: () => {} }), ['players', 'ui'])
}
/** The sizes as buttons, with whether each is the chosen one. */
const sizesIn = (markup: string) =>
  markup
    .split('<button')
    .filter((button) => button.includes('aria-pressed'))
    .map((button) => ({
      size: button.slice(button.indexOf('>') + 1).replaceAll(/<[^>]*>/g, ''),
      isChosen: button.includes('aria-pressed="true"'),
    }))
const chosen = (markup: string) => sizesIn(markup).find(({ isChosen }) => isChosen)?.size
const fewer = texts.of('players')('fewer')

test('a booking has its number of players by one tap: 1, 2, 3, 4 or 5+', async () => {
  expect(sizesIn(await drawn(3)).map(({ size }) => size)).toEqual(['1', '2', '3', '4', '5+'])
  expect(chosen(await drawn(3))).toBe('3')
  expect(await drawn(4)).not.toContain(fewer)
})

test('a large party is counted further, one by one', async () => {
  expect(chosen(await drawn(7))).toBe('5+')
  expect(await drawn(7)).toContain(fewer)
  expect(await drawn(7)).toContain('7')
})
