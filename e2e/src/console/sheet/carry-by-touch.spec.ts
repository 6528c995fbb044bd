import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { clubWithPhone, sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { rowAt, teeTimesOf } from '../../helpers/keyboard/sheet-by-keys.ts'
import { type SignedIn, test } from '../../helpers/signed-in.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'
import { fingersOn } from './fingers.ts'

test.skip(({ hasTouch }) => !hasTouch, 'brings its own widths')

const t = (key: string) => text('en', 'staff', key)
const change = (key: string) => text('en', 'staff-change', key)
const guest = 'Trần Thị Thanh Hương'
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true }

const panelOf = (page: Page) => page.getByRole('complementary', { name: t('panel.label') })
const tileAt = (page: Page, at: number) => rowAt(page, at).locator(`[data-tile][aria-label^="${guest}"]`)
const lifted = (page: Page) => page.locator('[data-lifted]')

/** The sheet of a day with a request of two on it, and the last tee time of that day which has places for it. */
async function sheetWithRequest(
  given: { request: APIRequestContext; golfer: SignedIn; browser: Browser },
  { ahead, look }: { ahead: number; look?: typeof tablet },
) {
  const { request, golfer, browser } = given
  const { course } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course, ahead)
  const staff = await asStaff(request)
  const stored = async () => (await (await request.get(`/api/staff/bookings/${id}`, staff)).json()).data
  const { date_played: from } = await stored()
  const takers = (await teeTimesOf(request, course, dayOf(from))).filter(
    (one) => one.start_at > from && one.left > 1 && one.number_hole === 18 && !one.is_closed,
  )
  const [next, last] = [takers[0]?.start_at, takers.at(-1)?.start_at]
  if (next === undefined || last === undefined) throw new Error('no tee time after it is free')
  const page = await openConsole(browser, look)
  await open(page, `/staff/tee-sheet?facility=${course}&day=${dayOf(from)}`, 'en')
  await expect(tileAt(page, from)).toBeVisible()
  return { page, code, from, next, last, stored }
}

async function middleOf(shown: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Scrolls the page so that this is in the middle of the screen. */
const showInMiddle = (shown: Locator) =>
  shown.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

test('a finger that rests on a tile carries it to another tee time, beyond the screen too', async ({
  request,
  golfer,
  browser,
}) => {
  // a day that no other test books on: its tee times stay free
  const sheet = await sheetWithRequest({ request, golfer, browser }, { ahead: 24, look: tablet })
  const { page, code, from, last, stored } = sheet
  const finger = await fingersOn(page)
  const scrolled = () => page.evaluate(() => scrollY)
  await showInMiddle(tileAt(page, from))
  const start = await middleOf(tileAt(page, from))

  await finger.press(start)
  await expect(lifted(page)).toHaveCount(1)
  await expect(tileAt(page, from)).toHaveAttribute('data-lifted', '')
  const before = await scrolled()
  const { height } = tablet.viewport
  await finger.move({ x: start.x, y: start.y + 60 })
  await finger.move({ x: start.x, y: height - 20 })
  await expect(rowAt(page, last)).toBeInViewport({ ratio: 1 })
  await expect.poll(scrolled).toBeGreaterThan(before)

  await test.step('the tee time under the finger is marked, and takes the tile', async () => {
    await finger.move({ x: start.x, y: height / 2 })
    const target = await middleOf(rowAt(page, last))
    await finger.move(target)
    await expect(rowAt(page, last)).toHaveAttribute('data-over', 'true')
    await finger.release()
    await expect(lifted(page)).toHaveCount(0)
  })

  await test.step('the difference is shown and applied as with the mouse', async () => {
    const panel = panelOf(page)
    await panel.getByRole('button', { name: change('show') }).tap()
    await expect(panel.getByRole('status').filter({ hasText: change('difference') })).toBeVisible()
    await panel.getByLabel(change('reason')).fill('Asked at the counter')
    await panel.getByRole('button', { name: change('apply') }).tap()
    await expect(page.getByText(change('done').replace('{code}', code))).toBeVisible()
    expect((await stored()).date_played).toBe(last)
  })
  await page.context().close()
})

test('a swipe over a tile scrolls, a tap opens it, and what interrupts the finger leaves the tile where it was', async ({
  request,
  golfer,
  browser,
}) => {
  const sheet = await sheetWithRequest({ request, golfer, browser }, { ahead: 25, look: tablet })
  const { page, code, from, next, stored } = sheet
  const finger = await fingersOn(page)
  const panel = panelOf(page)
  const place = async () => {
    await showInMiddle(tileAt(page, from))
    return { start: await middleOf(tileAt(page, from)), target: await middleOf(rowAt(page, next)) }
  }
  const isUntouched = async () => {
    await expect(lifted(page)).toHaveCount(0)
    await expect(page.locator('[data-over]')).toHaveCount(0)
    await expect(panel).toBeHidden()
  }

  await test.step('a swipe', async () => {
    const { start } = await place()
    const before = await page.evaluate(() => scrollY)
    await finger.press(start)
    for (const by of [20, 60, 100, 140, 180]) await finger.move({ x: start.x, y: start.y - by })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    // longer than a finger rests to pick a tile up
    await page.waitForTimeout(600)
    await isUntouched()
    await finger.release()
    await isUntouched()
  })

  const carryTo = async (): Promise<void> => {
    const { start, target } = await place()
    await finger.press(start)
    await expect(lifted(page)).toHaveCount(1)
    await finger.move(target)
    await expect(rowAt(page, next)).toHaveAttribute('data-over', 'true')
  }

  await test.step('released outside the sheet', async () => {
    await carryTo()
    await finger.move({ x: 4, y: tablet.viewport.height / 2 })
    await expect(page.locator('[data-over]')).toHaveCount(0)
    await finger.release()
    await isUntouched()
  })

  await test.step('released where it was: meanwhile the browser opens no menu and selects nothing', async () => {
    const { start } = await place()
    const isPrevented = (kind: string) =>
      tileAt(page, from).evaluate(
        (tile, type) => !tile.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
        kind,
      )
    await finger.press(start)
    await expect(lifted(page)).toHaveCount(1)
    for (const kind of ['contextmenu', 'selectstart']) expect(await isPrevented(kind), kind).toBe(true)
    await expect(lifted(page)).toHaveCount(1)
    await finger.release()
    await isUntouched()
    for (const kind of ['contextmenu', 'selectstart']) expect(await isPrevented(kind), kind).toBe(false)
  })

  await test.step('a second finger', async () => {
    await carryTo()
    const { start, target } = await place()
    await finger.press(target, start)
    await isUntouched()
    await finger.release()
    await isUntouched()
  })

  await test.step('taken back by the browser', async () => {
    await carryTo()
    await finger.takeBack()
    await isUntouched()
  })

  await test.step('a tap', async () => {
    await place()
    await tileAt(page, from).tap()
    await expect(panel.getByRole('heading', { name: code })).toBeVisible()
  })
  expect((await stored()).date_played).toBe(from)
  await page.context().close()
})

test('a tile dragged by the mouse opens nothing where it is left: by Escape, or put back on its own tee time', async ({
  request,
  golfer,
  browser,
}) => {
  const sheet = await sheetWithRequest({ request, golfer, browser }, { ahead: 26 })
  const { page, code, from, next, stored } = sheet
  const panel = panelOf(page)
  await showInMiddle(tileAt(page, from))
  const start = await middleOf(tileAt(page, from))
  const dragTo = async (at: number) => {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    const target = await middleOf(rowAt(page, at))
    await page.mouse.move(target.x, target.y, { steps: 4 })
    await expect(lifted(page)).toHaveCount(1)
  }

  await dragTo(next)
  await expect(rowAt(page, next)).toHaveAttribute('data-over', 'true')
  await page.keyboard.press('Escape')
  await expect(lifted(page)).toHaveCount(0)
  await expect(page.locator('[data-over]')).toHaveCount(0)
  await page.mouse.up()
  await expect(panel).toBeHidden()

  await dragTo(next)
  await page.mouse.move(start.x + 8, start.y, { steps: 4 })
  await expect(page.locator('[data-over]')).toHaveCount(0)
  await page.mouse.up()
  await expect(lifted(page)).toHaveCount(0)
  await expect(panel).toBeHidden()

  await page.mouse.click(start.x, start.y)
  await expect(panel.getByRole('heading', { name: code })).toBeVisible()
  expect((await stored()).date_played).toBe(from)
  await page.context().close()
})
