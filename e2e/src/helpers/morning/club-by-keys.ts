import { expect, type Page } from '@playwright/test'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { arrowTo, tabTo } from '../keyboard/by-keyboard.ts'
import { type Measured, measured } from '../keyboard/measured.ts'
import { text } from '../texts.ts'
import type { Asked, Start } from './golfers.ts'

const club = (key: string) => text('en', 'club', key)

type Answer = 'accept' | 'decline' | 'propose'

/** The club takes one request, declines one and proposes another start for one. */
export async function answerAsClub(
  portal: Page,
  [taken, declined, proposed]: readonly Asked[],
  { at }: Start,
): Promise<Readonly<Record<Answer, Measured>>> {
  const cardOf = (asked: Asked | undefined) => portal.getByRole('article', { name: asked?.code ?? '-' })
  const cards = { accept: cardOf(taken), decline: cardOf(declined), propose: cardOf(proposed) }
  for (const card of Object.values(cards)) await expect(card).toBeVisible()
  const answers = { accept, decline, propose }

  /** Goes to a card and chooses the answer. */
  async function choose(answer: Answer): Promise<void> {
    const choice = (name: Answer) =>
      cards[answer]
        .getByRole('radiogroup', { name: club('answer') })
        .getByRole('radio', { name: club(`choice.${name}`), exact: true })
    await tabTo(portal, choice('accept'))
    await arrowTo(portal, choice(answer), 'ArrowRight')
  }

  async function accept() {
    await choose('accept')
    await tabTo(portal, cards.accept.getByLabel(club('reference')))
    await portal.keyboard.type('VT-300')
  }

  async function decline() {
    await choose('decline')
    const reasons = cards.decline.getByRole('group', { name: club('reason') }).getByRole('radio')
    await tabTo(portal, reasons.first())
    await arrowTo(portal, reasons.last(), 'ArrowUp')
  }

  async function propose() {
    await choose('propose')
    const field = cards.propose.getByLabel(club('otherTime'))
    await tabTo(portal, field)
    // past day, month and year, whose order is the device's, to the clock: of a morning the same with 12 or 24 hours
    for (const _ of ['day', 'month', 'year']) await portal.keyboard.press('ArrowRight')
    await portal.keyboard.type(formatClock(at).replace(':', ''))
    await expect(field).toHaveValue(`${dayOf(at)}T${formatClock(at)}`)
  }

  async function send(answer: Answer): Promise<Measured> {
    return measured(portal, async (waitFor) => {
      await answers[answer]()
      await portal.keyboard.press('Enter')
      return waitFor(cards[answer], 'hidden')
    })
  }

  const accepted = await send('accept')
  // the answered card is gone, and the next one has the focus
  await expect(portal.locator('li:focus').getByRole('article')).toHaveCount(1)
  return { accept: accepted, decline: await send('decline'), propose: await send('propose') }
}
