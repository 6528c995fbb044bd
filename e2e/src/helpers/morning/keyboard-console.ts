import { expect, type Locator, type Page } from '@playwright/test'
import { text } from '../texts.ts'

const t = (key: string) => text('en', 'staff', key)

/** What staff do with a request. */
export type Step = 'both' | 'confirm' | 'place' | 'reject' | 'offer' | 'offerProposed' | 'snooze'

/**
 * A request that was dealt with: its keys; how long the console took from the last key to the words that say so; and how
 * long staff were busy with it, which is all of the time without what the console made them wait.
 */
export type Handled = { code: string; keys: number; machineMs: number; staffMs: number }

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
  let keys = 0
  let begunAt = 0
  let waitedMs = 0

  function begin(): void {
    keys = 0
    waitedMs = 0
    begunAt = performance.now()
  }

  /** Waits for the console. Returns how long, in milliseconds. */
  async function waitFor(shown: Locator, state: 'attached' | 'visible' = 'visible'): Promise<number> {
    const since = performance.now()
    await shown.waitFor({ state })
    const ms = performance.now() - since
    waitedMs += ms
    return ms
  }

  const handledIn = (code: string, machineMs: number): Handled => ({
    code,
    keys,
    machineMs,
    staffMs: performance.now() - begunAt - waitedMs,
  })

  async function press(key: string): Promise<void> {
    keys += 1
    await page.keyboard.press(key)
  }

  /** Goes down the list to one of the requests; `isMoving`: the step before leads to the next row by itself. */
  async function openNext(codes: ReadonlySet<string>, before: string, isMoving: boolean): Promise<string> {
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
  async function take(step: Step, code: string): Promise<number> {
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
        begin()
        code = await openNext(new Set(left.keys()), code, isMoving)
        const step = left.get(code)
        if (step === undefined) throw new Error(`${code} is not to be handled here`)
        const machineMs = await take(step, code)
        handled.push(handledIn(code, machineMs))
        left.delete(code)
        isMoving = step !== 'offer' && step !== 'snooze'
      }
      return handled
    },
    /** Deals with one request that is open already. */
    async handleOpen(step: Step, code: string): Promise<Handled> {
      await expect(heading).toHaveText(code)
      begin()
      const machineMs = await take(step, code)
      return handledIn(code, machineMs)
    },
  }
}
