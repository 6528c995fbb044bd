import { expect, type Page, test } from '@playwright/test'
import { barriersOn } from '../helpers/barriers.ts'
import { walker } from '../walk/open-as.ts'
import { makeWorld, type World } from '../walk/world.ts'

/*
 * Pages are looked at one by one where every route is walked. Here it is the dialogs: the page of pieces has a button
 * for each, and none can be added to the product that has no button there.
 */

let world: World
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  world = await makeWorld(request)
  await request.dispose()
})

const looks = [
  { language: 'vi', width: 390, theme: 'own' },
  { language: 'en', width: 1440, theme: 'bank7' },
] as const

for (const look of looks) {
  test(`every dialog is accessible and closes with Escape (${look.width} px, ${look.theme})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const walk = walker(browser, baseURL ?? '', world)
    const address = `/design?bill=${world.paid}`
    const open = (as: 'staff' | 'both') => walk.open({ route: '/design', address, as, status: 200 }, look)
    const visitor = await open('staff')
    const golfer = await open('both')
    const buttons = golfer.page.locator('[data-dialog]')
    await buttons.first().waitFor()
    const names = await buttons.evaluateAll((found) => found.map(({ dataset }) => dataset.dialog))
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      // It closes automatically after a sign-in.
      const { page } = name === 'login' ? visitor : golfer
      await page.locator(`[data-dialog="${name}"]`).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveCount(1)
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
      await atRest(page)
      expect.soft(await barriersOn(page, '[role="dialog"]'), name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    expect([...visitor.noise, ...golfer.noise]).toEqual([])
    await walk.close()
  })
}

/**
 * No transition is running any more: a colour measured half way is not one of the product's. Endless animations may
 * run.
 */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
}
