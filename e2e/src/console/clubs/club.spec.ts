import { expect } from '@playwright/test'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { clubWithPhone, confirmAndPay, linkFor, paidForTomorrow, sendRequest } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff, findRequest, openConsole } from '../../helpers/staff.ts'
import { type Language, text } from '../../helpers/texts.ts'

test('a club accepts by its link, and the golfer’s open bill says so at once', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'club', key)
  const { course, phone } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  const link = await linkFor(request, phone, code)
  const stream = page.waitForResponse(/live_bookings/)
  await open(page, `/wap/detail-history-booked/${id}`, language)
  await stream
  await expect(page.getByRole('main').getByText(text(language, 'bill', 'clock.staff'))).toBeVisible()

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const club = await visitor.newPage()
  const main = club.getByRole('main')
  await test.step('the club opens the link of its SMS without signing in', async () => {
    await open(club, link, language)
    await expect(club).toHaveURL(/\/staff\/club\//)
    await expect(main.getByText(code)).toBeVisible()
    await expect(main.getByText('Trần Thị Thanh Hương')).toHaveCount(0)
    expect(await club.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  await test.step('and accepts with its reference', async () => {
    const send = main.getByRole('button', { name: t('send.accept') })
    await send.click()
    await expect(main.getByText(t('missing'))).toHaveCount(2)
    await main.getByLabel(t('reference')).fill('VT-118')
    await main.getByLabel(t('by')).fill('Lê Hoa')
    await send.click()
    await expect(main.getByRole('status')).toContainText(t('answered.accepted'))
    await expect(main.getByText('Trần Thị Thanh Hương')).toBeVisible()
  })

  await test.step('the golfer sees the confirmation on the open page', async () => {
    await expect(page.getByRole('main').getByText(text(language, 'bill', 'clock.staff'))).toHaveCount(0)
    await expect(
      page
        .getByRole('main')
        .getByText(text(language, 'bill', 'status.awaitingPayment'))
        .first(),
    ).toBeVisible()
  })

  await test.step('with the reference of the club on the bill', async () => {
    await expect(page.getByRole('main')).toContainText(
      text(language, 'bill', 'facts.acknowledged').replace('{reference}', 'VT-118'),
    )
  })

  await test.step('staff see who accepted, with which reference', async () => {
    const console_ = await openConsole(browser)
    await open(console_, '/staff?tab=all', 'en')
    await (await findRequest(console_, code)).getByRole('button', { name: code }).click()
    const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
    await expect(panel).toContainText(text('en', 'staff', 'club.accepted'))
    await expect(panel).toContainText('Lê Hoa')
    await expect(panel).toContainText('VT-118')
    await console_.context().close()
  })

  await test.step('the link shows the answer again, and nothing more to answer', async () => {
    await club.reload()
    await expect(main.getByRole('status')).toContainText('VT-118')
    await expect(main.getByRole('button')).toHaveCount(0)
    await visitor.close()
  })

  await test.step('the bill says so in Korean and Japanese as well', async () => {
    for (const other of ['kr', 'jp'] as const) {
      await open(page, `/wap/detail-history-booked/${id}`, other)
      await expect(page.getByRole('main')).toContainText(
        text(other, 'bill', 'facts.acknowledged').replace('{reference}', 'VT-118'),
      )
    }
  })
})

test('a club proposes another time by its link, and declines another request with a reason', async ({
  page,
  request,
  golfer,
  browser,
}) => {
  const t = (key: string) => text('vi', 'club', key)
  const { course, phone } = await clubWithPhone(request)
  const [proposed, declined] = [
    await sendRequest(request, golfer, course),
    await sendRequest(request, golfer, course, 3),
  ]
  const main = page.getByRole('main')
  const answer = async (code: string, choice: 'propose' | 'decline', typeIn: () => Promise<void>) => {
    await open(page, await linkFor(request, phone, code), 'vi')
    await main
      .getByRole('radiogroup')
      .getByText(t(`choice.${choice}`), { exact: true })
      .click()
    await typeIn()
    await main.getByLabel(t('by')).fill('Lê Hoa')
    await main.getByRole('button', { name: t(`send.${choice}`) }).click()
  }

  await test.step('staff read the proposed time and can offer it', async () => {
    const time = main.getByLabel(t('otherTime'))
    let at = 0
    await answer(proposed.code, 'propose', async () => {
      at = Date.parse(`${await time.inputValue()}+07:00`) + 17 * 60_000
      await time.fill(`${dayOf(at)}T${formatClock(at)}`)
      await main.getByLabel(t('words')).fill('Giờ cũ có giải nội bộ')
    })
    const timeIn = (language: Language) => playTimeText({ date_played: at, is_any_time: 0 }, language, '')
    await expect(main.getByRole('status')).toContainText(t('proposedTime').replace('{time}', timeIn('vi')))
    const console_ = await openConsole(browser)
    await open(console_, `/staff?q=${proposed.code}&id=${proposed.id}`, 'en')
    const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
    for (const words of ['proposed', 'proposedTime'])
      await expect(panel).toContainText(text('en', 'staff', `club.${words}`).replace('{time}', timeIn('en')))
    await expect(panel).toContainText('Giờ cũ có giải nội bộ')
    await expect(panel.locator('[data-offer="proposed"]')).toContainText(timeIn('en'))
    await console_.context().close()
  })

  await test.step('the golfer reads the reason of the declined one on the bill', async () => {
    await answer(declined.code, 'decline', async () => {
      await main.getByRole('button', { name: t('send.decline') }).click()
      await expect(main.getByText(t('reasonMissing'))).toBeVisible()
      await main.getByLabel(text('vi', 'end-reasons', 'maintenance')).check()
      await main.getByLabel(t('words')).fill('Sửa hố 7')
    })
    await expect(main.getByRole('status')).toContainText(t('answered.declined'))
    await open(page, `/wap/detail-history-booked/${declined.id}`, 'vi')
    await expect(main).toContainText(text('vi', 'end-reasons', 'maintenance'))
    await expect(main).toContainText('Sửa hố 7')
  })
})

test('a link whose request was decided by staff says that it is over', async ({ page, request, golfer }) => {
  const { course, phone } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  const link = await linkFor(request, phone, code)
  await open(page, link, 'vi')
  const main = page.getByRole('main')
  await main.getByLabel(text('vi', 'club', 'reference')).fill('VT-119')
  await main.getByLabel(text('vi', 'club', 'by')).fill('Lê Hoa')
  const rejected = await request.post(`/api/staff/bookings/${id}/reject`, {
    ...(await asStaff(request)),
    data: { reason: 'Sân có giải' },
  })
  expect((await rejected.json()).error_msg).toBe('')
  await main.getByRole('button', { name: text('vi', 'club', 'send.accept') }).click()
  await expect(main.getByRole('heading', { name: text('vi', 'club', 'over') })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
})

test('a club that was not asked in time acknowledges the paid booking by its link', async ({
  page,
  request,
  golfer,
}) => {
  const t = (key: string) => text('vi', 'club', key)
  const { course, phone } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  await confirmAndPay(request, golfer, id)
  await open(page, await linkFor(request, phone, code), 'vi')
  const main = page.getByRole('main')
  await expect(main).toContainText(t('titlePaid'))
  await expect(main.getByText('Trần Thị Thanh Hương')).toBeVisible()
  const send = main.getByRole('button', { name: t('acknowledge') })
  await send.click()
  await expect(main.getByText(t('missing'))).toHaveCount(2)
  await main.getByLabel(t('reference')).fill('VT-120')
  await main.getByLabel(t('by')).fill('Lê Hoa')
  await send.click()
  await expect(main.getByRole('status')).toContainText('VT-120')
  await expect(main).toContainText(t('next.acknowledged'))
  await expect(main.getByRole('button')).toHaveCount(0)
  await open(page, `/wap/detail-history-booked/${id}`, 'vi')
  await expect(page.getByRole('main')).toContainText(
    text('vi', 'bill', 'facts.acknowledged').replace('{reference}', 'VT-120'),
  )
})

test('staff enter what the club said in a call, for a paid round of tomorrow', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await paidForTomorrow(request, golfer)
  const console_ = await openConsole(browser)
  const t = (key: string) => text('en', 'staff', key)
  await open(console_, '/staff?tab=club', 'en')
  const row = await findRequest(console_, code)
  await expect(row).toContainText(t('club.unacknowledged'))
  await row.getByRole('button', { name: code }).click()
  const panel = console_.getByRole('complementary', { name: t('panel.label') })
  await panel.getByLabel(t('club.reference')).fill('SỔ-7')
  await panel.getByLabel(t('club.by')).fill('Trần Nam')
  await panel.getByRole('button', { name: t('club.record') }).click()
  await expect(panel).toContainText('Trần Nam')
  await expect(panel.getByLabel(t('club.by'))).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await console_.context().close()
  const bill = await request.get(`/api/services/get_bill_detail_for_wap?bill_id=${id}`, {
    headers: { authorization: `Bearer ${golfer.token}` },
  })
  expect((await bill.json()).data.club_acknowledgement.reference).toBe('SỔ-7')
})
