import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { asStaff } from '../staff.ts'
import { text } from '../texts.ts'

type TeeTime = { start_at: number; left: number; number_hole: number; is_closed: boolean }

const sheetOf = (page: Page) => page.getByRole('table', { name: text('en', 'staff-golf', 'nav.sheet') })
/** The row of a tee time on the sheet. */
export const rowAt = (page: Page, at: number) =>
  sheetOf(page)
    .locator('tr[data-row]')
    .filter({ hasText: formatClock(at) })

/** The tee times of a day, as the sheet shows them. */
export async function teeTimesOf(
  request: APIRequestContext,
  facility_id: number,
  day: string,
): Promise<TeeTime[]> {
  const params = { facility_id, day }
  const answer = await request.get('/api/staff/tee-sheet', { ...(await asStaff(request)), params })
  return (await answer.json()).data.tee_times
}

/** The arrow key that leads from the focus to an element of the sheet; null when the focus is on or in it. */
function wayTo(target: Locator, [back, on]: readonly [string, string]): Promise<string | null> {
  return target.evaluate(
    (element, keys) => {
      const focused = document.activeElement
      if (!focused) return keys[1]
      if (element.contains(focused)) return null
      const isBehind = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
      return isBehind ? keys[0] : keys[1]
    },
    [back, on] as const,
  )
}

/** Moves the focus from where it is to an element by the arrow keys alone. */
async function moveTo(page: Page, target: Locator, keys: readonly [string, string]) {
  await expect(async () => {
    const key = await wayTo(target, keys)
    if (key !== null) await page.keyboard.press(key)
    expect(key).toBeNull()
  }).toPass({ intervals: [20] })
}

/** To a tee time. */
export const walkTo = (page: Page, at: number) => moveTo(page, rowAt(page, at), ['ArrowUp', 'ArrowDown'])

/** In a tee time's row to the tile whose name begins with this. */
export const stepTo = (page: Page, at: number, name: string) =>
  moveTo(page, rowAt(page, at).locator(`[data-tile][aria-label^="${name}"]`), ['ArrowLeft', 'ArrowRight'])

/** Marks the tee times from the one with the focus to a later one. */
export async function markTo(page: Page, at: number): Promise<void> {
  const last = rowAt(page, at).and(page.locator('[data-marked]'))
  await expect(async () => {
    if ((await last.count()) === 0) await page.keyboard.press('Shift+ArrowDown')
    await expect(last).toHaveCount(1, { timeout: 50 })
  }).toPass({ intervals: [20] })
}
