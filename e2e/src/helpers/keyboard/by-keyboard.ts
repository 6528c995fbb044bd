import { expect, type Locator, type Page } from '@playwright/test'
import { text } from '../texts.ts'

/** Far more than any page needs from its top to its main control. */
const mostStops = 160

/** Moves to a control with the Tab key alone, as a keyboard user does; its focus must then be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // a choice may be drawn by its label alone
  await expect(target).toBeAttached()
  let before = ''
  for (let stops = 0; stops < mostStops; stops++) {
    const { isFocused, isOutlined, border } = await target.evaluate(lookOf)
    if (!isFocused) {
      before = border
      await page.keyboard.press(key)
      continue
    }
    // the fields of the console have another border instead, after its transition
    const isMarked = async () =>
      isOutlined || (before !== '' && (await target.evaluate(lookOf)).border !== before)
    await expect.poll(isMarked, 'the focus can be seen').toBe(true)
    return
  }
  throw new Error(`${target} is not reached with the Tab key`)
}

/** Whether a control has the focus, and how that is seen. */
function lookOf(control: HTMLElement | SVGElement) {
  // A field wears its outline on its box, a link that covers its card on the card, a choice on its label.
  const around: Element[] = [control]
  if (control instanceof HTMLInputElement) around.push(...(control.labels ?? []))
  for (let part = control.parentElement; part && part.tagName !== 'MAIN'; part = part.parentElement)
    around.push(part)
  return {
    isFocused: control === document.activeElement,
    isOutlined: around.some(
      (part) => getComputedStyle(part).outlineStyle !== 'none' && part.checkVisibility(),
    ),
    border: getComputedStyle(control).borderColor,
  }
}

/** Goes to a control and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses one of a group by the arrow keys, from the choice of the group that has the focus. */
export async function arrowTo(
  page: Page,
  choice: Locator,
  key: 'ArrowDown' | 'ArrowUp' | 'ArrowRight' = 'ArrowDown',
): Promise<void> {
  await expect(choice).toBeAttached()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await choice.isChecked()) return expect(choice).toBeFocused()
    await page.keyboard.press(key)
  }
  throw new Error(`${choice} is not reached with ${key}`)
}

/** Finds something of the English console by Ctrl+K and what is typed, and opens the first line that names it, by Enter. */
export async function findByKeys(page: Page, words: string): Promise<void> {
  const [follow = ''] = text('en', 'staff-sharing', 'find.follow').split('{')
  const lines = page.getByRole('dialog').locator('[data-action]')
  const wanted = lines.filter({ hasText: words, hasNotText: follow }).first()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await expect(wanted).toBeVisible()
  while ((await wanted.getAttribute('data-selected')) === null) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Nothing on the page moves. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 10)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
  )
  expect(moving).toEqual([])
}
