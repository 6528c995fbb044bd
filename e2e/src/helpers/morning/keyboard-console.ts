import { expect, type Locator, type Page } from '@playwright/test'
import { type Measured, measured, type WaitFor } from '../keyboard/measured.ts'
import { text } from '../texts.ts'

const t = (key: string) => text('en', 'staff', key)

/** What staff do with a request. */
export type Step = 'both' | 'confirm' | 'place' | 'reject' | 'offer' | 'offerProposed' | 'snooze'

/** A request that was dealt with. */
export type Handled = Measured & { code: string }

/** The keys of each step; the last one sends it. Rejecting and offering take the first reason and the first time. */
const keysOf: Readonly<Record<Step, readonly string[]>> = {
  both: ['b', 'Enter'],
  confirm: ['c', 'Enter'],
  place: ['p', 'Enter'],
  reject: ['r', 'Space', 'Enter'],
  offer: ['o', 'Space', 'Enter'],
  offerProposed: ['o', 'Enter'],
  snooze: ['z', 'ArrowDown', 'Enter'],
}

/** A staff member's queue, used by keys alone. */
export function keyboardConsole(page: Page) {
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  const heading = panel.getByRole('heading', { level: 2 })
  const press = (key: string) => page.keyboard.press(key)

  /** Goes down the list to one of the requests; `isMoving`: the step before leads to the next row by itself. */
  async function openNext(
    waitFor: WaitFor,
    codes: ReadonlySet<string>,
    before: string,
    isMoving: boolean,
  ): Promise<string> {
    let code = before
    if (!isMoving) await press('j')
    for (;;) {
      await waitFor(code === '' ? heading : heading.filter({ hasNotText: code }))
      code = (await heading.textContent()) ?? ''
      if (codes.has(code)) return code
      await press('j')
    }
  }

  /** Takes a step of the open booking, waiting after each key for what it opens, as people do. */
  async function take(waitFor: WaitFor, step: Step, code: string): Promise<number> {
    const sending = keysOf[step].length - 1
    for (const [at, key] of keysOf[step].entries()) {
      if (at < sending) {
        await press(key)
        await waitFor(focusAfter(key), 'attached')
      } else {
        await press(key)
        return waitFor(resultOf(step, code))
      }
    }
    throw new Error(`${step} has no keys`)
  }

  /** What has the focus once a key has done its work. */
  function focusAfter(key: string): Locator {
    if (key === 'z') return page.locator('[role=menu]:focus, [role=menu] :focus')
    if (key === 'ArrowDown') return page.getByRole('menuitem').first().and(page.locator(':focus'))
    if (key === 'Space') return panel.locator('form :focus:checked')
    return panel.locator('form :focus, [data-offer]:focus')
  }

  function resultOf(step: Step, code: string): Locator {
    const said = (key: string) => page.getByText(t(key).replace('{code}', code).split('{')[0] ?? '').first()
    switch (step) {
      case 'both':
      case 'place':
        return said('act.donePlace')
      case 'confirm':
        return said('act.doneConfirm')
      case 'reject':
        return said('act.doneReject')
      case 'offer':
      case 'offerProposed':
        return panel.getByText(t('offer.open'))
      case 'snooze':
        return panel.getByRole('button', { name: /bring back/ })
    }
  }

  return {
    page,
    panel,
    press,
    /** Deals with each of the requests in the order of the list. */
    async handle(steps: ReadonlyMap<string, Step>): Promise<Handled[]> {
      const left = new Map(steps)
      const handled: Handled[] = []
      let code = ''
      let isMoving = false
      for (const expected of steps.keys()) await page.getByRole('row').filter({ hasText: expected }).waitFor()
      while (left.size > 0) {
        const took = await measured(page, async (waitFor) => {
          code = await openNext(waitFor, new Set(left.keys()), code, isMoving)
          const step = left.get(code)
          if (step === undefined) throw new Error(`${code} is not to be handled here`)
          isMoving = step !== 'offer' && step !== 'snooze'
          return take(waitFor, step, code)
        })
        handled.push({ code, ...took })
        left.delete(code)
      }
      return handled
    },
    /** Deals with one request that is open already. */
    async handleOpen(step: Step, code: string): Promise<Handled> {
      await expect(heading).toHaveText(code)
      return { code, ...(await measured(page, (waitFor) => take(waitFor, step, code))) }
    },
  }
}
