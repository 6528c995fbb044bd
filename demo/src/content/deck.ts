import type { Chance } from '../pictures/drawing/chance.ts'

/** Deals one of the cards that fits; a card comes back only once all others have been dealt. */
export type Deck<Card> = (fits: (card: Card) => boolean) => Card

/** Shuffles cards into a deck that deals the same to the same chance. */
export function deckOf<Card>(cards: readonly Card[], chance: Chance): Deck<Card> {
  const left: Card[] = []
  return (fits) => {
    if (!left.some(fits)) left.push(...shuffled(cards, chance))
    const [card] = left.splice(left.findIndex(fits), 1)
    if (card === undefined) throw new Error('no card fits')
    return card
  }
}

function shuffled<Card>(cards: readonly Card[], chance: Chance): Card[] {
  return cards
    .map((card) => ({ card, at: chance.between(0, 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ card }) => card)
}
