import { expect, type Page, test } from '@playwright/test'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { confirmAndPay, sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { readQr } from '../../helpers/read-qr.ts'
import { test as golferTest } from '../../helpers/signed-in.ts'
import { asStaff, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'
import { showToCamera } from './camera.ts'

const t = (key: string) => text('en', 'staff', key)
const golf = (key: string) => text('en', 'staff-golf', key)

/** A camera and a browser's own reader of QR codes that sees one code: headless Chromium has neither. */
async function seeCode(page: Page, code: string): Promise<void> {
  await page.addInitScript((rawValue) => {
    Object.assign(window, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(['qr_code'])
        }
        detect = async () => [{ rawValue }]
      },
    })
    navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream()
  }, code)
}

test('players are checked in by the code of the bill, typed or scanned, and the check-in is undone', async ({
  request,
  browser,
}) => {
  // the demo's rounds
  const past = `state=paid,played&play_to=${addDays(dayOf(Date.now()), -1)}`
  const { data } = await (await request.get(`/api/staff/bookings?${past}`, await asStaff(request))).json()
  // of several players, to check them all in at once; the oldest, since day-by-keys.spec.ts checks in at the newest
  const {
    general_bill_code: code,
    number_player: players,
  }: { general_bill_code: string; number_player: number } = data.findLast(
    ({ number_player }: { number_player: number }) => number_player > 1,
  )
  const page = await openConsole(browser)
  await seeCode(page, code)
  await open(page, '/staff/tee-sheet', 'en')
  const field = page.getByLabel(golf('checkIn.code'))
  const panel = page.getByRole('complementary', { name: t('panel.label') })

  await test.step('an unknown code is named as such', async () => {
    await field.fill('TV00000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(golf('checkIn.unknown'))).toBeVisible()
  })

  await test.step('a typed code opens the booking, whose player is checked in and expected again', async () => {
    await field.fill(code.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: code })).toBeVisible()
    await panel
      .getByRole('button', { name: t('attendance.record.checked_in'), exact: true })
      .first()
      .click()
    const undo = panel.getByRole('button', { name: t('attendance.record.expected') })
    await expect(panel.getByText(t('attendance.checked_in'), { exact: true })).toBeVisible()
    await expect(undo).not.toHaveAttribute('aria-busy')
    await undo.click()
    await expect(undo).toHaveCount(0)
  })

  await test.step('the toast of a check-in undoes it by its button and by key', async () => {
    const undo = page.locator('[data-toast]').getByRole('button', { name: t('undo.button'), exact: true })
    const undone = page.locator('[data-toast="success"]').filter({ hasText: t('undo.done') })
    const checkIn = panel.getByRole('button', { name: t('attendance.record.checked_in'), exact: true })
    const checkedIn = panel.getByText(t('attendance.checked_in'), { exact: true })
    for (const take of [() => undo.click(), () => page.keyboard.press('u')]) {
      // the panel hears of the step before from the stream, perhaps before that call has its answer
      await expect(checkIn.first()).not.toHaveAttribute('aria-busy')
      await checkIn.first().click()
      await expect(checkedIn).toBeVisible()
      await expect(undo).toBeVisible()
      await take()
      await expect(undone).toBeVisible()
      await expect(checkedIn).toHaveCount(0)
      // or the next one would meet the offer that is on its way out
      await expect(undo).toHaveCount(0)
    }
  })

  await test.step('all players are checked in at once, and undone at once', async () => {
    const all = panel.getByRole('button', { name: t('attendance.all').replace('{n}', String(players)) })
    await all.click()
    await expect(panel.getByText(t('attendance.checked_in'), { exact: true })).toHaveCount(players)
    await expect(all).toHaveCount(0)
    await page
      .locator('[data-toast]')
      .getByRole('button', { name: t('undo.button'), exact: true })
      .click()
    await expect(panel.getByText(t('attendance.expected'), { exact: true })).toHaveCount(players)
    await expect(all).toBeVisible()
  })

  await test.step('on the sheet the keys I and D check in the player of the place and record a no-show', async () => {
    const tile = page.getByRole('table').locator('[data-player]').first()
    await tile.focus()
    for (const [key, attendance] of [
      ['i', 'checked_in'],
      ['d', 'no_show'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tile).toContainText(t(`attendance.${attendance}`))
      await expect(
        page.locator('[data-toast]').filter({ hasText: t(`attendance.${attendance}`) }),
      ).toBeVisible()
      await page.keyboard.press('u')
      await expect(tile).not.toContainText(t(`attendance.${attendance}`))
    }
  })

  await test.step('so does a scanned code', async () => {
    await panel.getByRole('button', { name: t('panel.close') }).click()
    await page.getByRole('button', { name: golf('checkIn.scan') }).click()
    await expect(panel.getByRole('heading', { name: code })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the note for the starter is on the sheet and on the printed start list', async () => {
    const note = panel.getByLabel(t('attendance.note'))
    await note.fill('2 buggies')
    const save = panel.getByRole('button', { name: t('attendance.saveNote') })
    await save.click()
    const row = page.getByRole('row').filter({ hasText: `${code}: 2 buggies` })
    await expect(row).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(row).toBeVisible()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    // the sheet hears of it before the button's own call has its answer
    await expect(save).not.toHaveAttribute('aria-busy')
    await note.fill('')
    await save.click()
    await expect(row).toHaveCount(0)
  })
  await page.context().close()
})

golferTest(
  'the counter reads the QR code on a bill and on the card of the next round, also where the browser has no reader',
  async ({ page, request, golfer, browser }) => {
    const { id, code } = await sendRequest(request, golfer, 1)
    await confirmAndPay(request, golfer, id)
    const picture = page.getByRole('img', { name: text('vi', 'round', 'atClub.qr').replace('{code}', code) })
    await open(page, '/wap/history', 'vi')
    const ofNextRound = await readQr(picture)
    await open(page, `/wap/detail-history-booked/${id}`, 'vi')
    expect(await readQr(picture)).toBe(ofNextRound)

    const console_ = await openConsole(browser)
    await showToCamera(console_, picture)
    await open(console_, '/staff/tee-sheet', 'en')
    await console_.getByRole('button', { name: golf('checkIn.scan') }).click()
    const panel = console_.getByRole('complementary', { name: t('panel.label') })
    await expect(panel.getByRole('heading', { name: code })).toBeVisible()
    await console_.context().close()
  },
)
