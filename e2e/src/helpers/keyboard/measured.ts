import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** What was pressed on a page: keys, a chord as one; letters and digits typed into fields; a mouse or finger. */
type Presses = { keys: number; letters: number; pointer: number }

/**
 * What an act took: its keys and letters; how long the console took from the last key to the words that say it is done;
 * and how long staff were busy with it, which is all of the time without what the console made them wait.
 */
export type Measured = { keys: number; letters: number; machineMs: number; staffMs: number }

/** Waits for what the console shows. Returns how long, in milliseconds. */
export type WaitFor = (shown: Locator, state?: 'attached' | 'visible' | 'hidden') => Promise<number>

/** Counts what is pressed on the pages of a browser that are opened from now on, as the pages see it. */
export async function countPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const count = (name: keyof Presses) =>
      sessionStorage.setItem(`test ${name}`, String(Number(sessionStorage.getItem(`test ${name}`)) + 1))
    const fields = 'input:not([type=radio], [type=checkbox]), textarea'
    window.addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey, target }) => {
        if (['Shift', 'Control', 'Meta', 'Alt'].includes(key)) return
        const isTyped = key.length === 1 && !ctrlKey && !metaKey
        count(isTyped && target instanceof Element && target.matches(fields) ? 'letters' : 'keys')
      },
      true,
    )
    window.addEventListener('pointerdown', () => count('pointer'), true)
  })
}

function pressesOn(page: Page): Promise<Presses> {
  return page.evaluate(() => {
    const counted = (name: keyof Presses) => Number(sessionStorage.getItem(`test ${name}`))
    return { keys: counted('keys'), letters: counted('letters'), pointer: counted('pointer') }
  })
}

/** A page was used by keys, and by nothing else. */
export async function expectKeysAlone(page: Page): Promise<void> {
  const { keys, pointer } = await pressesOn(page)
  expect(keys).toBeGreaterThan(0)
  expect(pointer, 'presses of a mouse or finger').toBe(0)
}

/**
 * Plays an act by keys and measures it.
 *
 * @param play returns what `waitFor` gave for the result of the last key
 */
export async function measured(page: Page, play: (waitFor: WaitFor) => Promise<number>): Promise<Measured> {
  const before = await pressesOn(page)
  const begunAt = performance.now()
  let waitedMs = 0
  const machineMs = await play(async (shown, state = 'visible') => {
    const since = performance.now()
    await shown.waitFor({ state })
    const ms = performance.now() - since
    waitedMs += ms
    return ms
  })
  const staffMs = performance.now() - begunAt - waitedMs
  const after = await pressesOn(page)
  return { keys: after.keys - before.keys, letters: after.letters - before.letters, machineMs, staffMs }
}
