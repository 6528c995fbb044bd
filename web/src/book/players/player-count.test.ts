import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsIn } from '#i18n/load.ts'
import { TextsProvider } from '#i18n/use-texts.tsx'
import { unnamedPlayer } from './player.ts'
import { PlayerCount } from './player-count.tsx'

const texts = textsIn('vi')
await texts.load(['players', 'ui'])

function drawn(count: number): string {
  const players = Array.from({ length: count }, () => unnamedPlayer)
  return renderToStaticMarkup(
    createElement(TextsProvider, {
      texts,
      children: createElement(PlayerCount, { players, onPlayers: () => {} }),
    }),
  )
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

test('a booking has its number of players by one tap: 1, 2, 3, 4 or 5+', () => {
  expect(sizesIn(drawn(3)).map(({ size }) => size)).toEqual(['1', '2', '3', '4', '5+'])
  expect(chosen(drawn(3))).toBe('3')
  expect(drawn(4)).not.toContain(fewer)
})

test('a large party is counted further, one by one', () => {
  expect(chosen(drawn(7))).toBe('5+')
  expect(drawn(7)).toContain(fewer)
  expect(drawn(7)).toContain('7')
})
