import { expect, type Locator, type Page } from '@playwright/test'

/** Far more than any page needs from its top to its main control. */
const mostStops = 160

/** Moves to a control with the Tab key alone, as a keyboard user does; its focus must then be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < mostStops; stops++) {
    if (await target.evaluate((control) => control === document.activeElement)) {
      const isMarked = await target.evaluate((control) => {
        // A field wears it on its box, a link that covers its card on the card.
        const around = [control]
        for (let part = control.parentElement; part && part.tagName !== 'MAIN'; part = part.parentElement)
          around.push(part)
        return around.some((part) => getComputedStyle(part).outlineStyle !== 'none')
      })
      expect(isMarked, 'the focus can be seen').toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached with the Tab key`)
}

/** Goes to a control and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
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
