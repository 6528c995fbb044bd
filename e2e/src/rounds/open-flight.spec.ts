import { expect } from '@playwright/test'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { signIn, test } from '../helpers/signed-in.ts'
import { asStaff, confirmAndPlaceByCall } from '../helpers/staff.ts'
import { type Language, text } from '../helpers/texts.ts'
import { seenPopup } from '../setup/seen-popup.ts'

/** A device of another person: without the session of the test's golfer. */
const phone = { viewport: { width: 390, height: 844 } }

test('a golfer opens the flight, an invited golfer asks to join, is let in and has a booking of their own', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'flight', key)
  const { course } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course, 4)
  const bill = page.getByRole('main')
  let link = ''

  await test.step('the organiser opens the flight on the bill and sends its link', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: ({ url }: { url: string }) => document.body.setAttribute('data-shared', url),
      })
    })
    await open(page, `/wap/detail-history-booked/${id}`, language)
    await bill.getByRole('button', { name: t('own.open') }).click()
    await expect(bill).toContainText(t('own.noAsks'))
    await bill.getByRole('button', { name: t('own.share') }).click()
    const shared = page.locator('body')
    await expect(shared).toHaveAttribute('data-shared', /\/o\/f\.[\w-]{22}$/)
    link = new URL((await shared.getAttribute('data-shared')) ?? '').pathname
  })

  const visitor = await browser.newContext({ ...phone, storageState: seenPopup })
  const visited = await visitor.newPage()
  await test.step('a visitor reads it, and is asked to log in to join', async () => {
    await open(visited, link, language)
    await expect(visited.getByRole('main')).toContainText(t('page.left').replace('{n}', '2'))
    await visited.getByRole('button', { name: t('page.logIn') }).click()
    await expect(visited.getByRole('dialog')).toBeVisible()
    await visitor.close()
  })

  const invited = await browser.newContext({ ...phone, storageState: seenPopup })
  const other = await invited.newPage()
  await signIn(other, request, newPhone())
  const theirs = other.getByRole('main')
  await test.step('an invited golfer asks to join', async () => {
    await open(other, link, language)
    await theirs.getByRole('button', { name: t('page.ask') }).click()
    await expect(theirs.getByRole('button', { name: t('page.withdraw') })).toBeVisible()
  })

  await test.step('on a wide screen the request stands below the payment, and neither covers the other', async () => {
    await confirmAndPlaceByCall(request, code)
    const size = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 900 })
    const asks = bill.getByRole('region', { name: t('own.title') })
    // what the golfer agrees to by paying
    const payment = bill.getByRole('checkbox')
    await expect(payment).toBeVisible()
    await expect(async () => {
      const [above, below] = [await payment.boundingBox(), await asks.boundingBox()]
      expect(above?.x).toBeGreaterThan(below?.x ?? 0)
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
    }).toPass()
    await page.setViewportSize(size ?? { width: 390, height: 844 })
  })

  await test.step('the open bill of the organiser shows it, and lets the golfer in', async () => {
    const accept = new RegExp(`^${t('own.acceptOf').replace('{name}', '.+')}$`)
    await bill.getByRole('button', { name: accept }).click()
    await expect(bill).toContainText(t('ask.joined'))
  })

  await test.step('the golfer who was let in finds their own booking', async () => {
    await open(other, link, language)
    await theirs.getByRole('link', { name: t('page.toBill') }).click()
    await expect(other).toHaveURL(/detail-history-booked\/\d+/)
    const [joined = ''] = t('joined').split('{name}')
    await expect(theirs.getByRole('region', { name: t('joinedTitle') })).toContainText(joined)
    await invited.close()
  })

  const detail = await request.get(`/api/staff/bookings/${id}`, await asStaff(request))
  const { plays_with: together, general_bill_code } = (await detail.json()).data
  expect(general_bill_code).toBe(code)
  expect(together).toHaveLength(1)
})
