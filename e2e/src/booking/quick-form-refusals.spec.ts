import { expect } from '@playwright/test'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { formOn, noTeeTime, openQuickForm } from '../helpers/booking-form.ts'
import { newPhone } from '../helpers/golfer.ts'
import { setServerClockAhead } from '../helpers/server-clock-ahead.ts'
import { test } from '../helpers/signed-in.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)

// Verbatim, so that no text changes unnoticed.
const words = {
  incomplete: 'Vui lòng điền đầy đủ thông tin',
  course: 'Vui lòng chọn sân.',
  players: 'Vui lòng thêm ít nhất 1 người chơi.',
  terms: 'Vui lòng đồng ý với điều khoản và điều kiện.',
  tooMany: 'Mỗi lượt đặt chỗ có tối đa 40 người chơi.',
  phoneEmpty: 'Vui lòng nhập số điện thoại.',
  phoneFormat: 'Số điện thoại không đúng định dạng.',
  unknownVid: 'Không tìm thấy người chơi có vID này, vui lòng thử lại!',
  nobody: 'Không tìm thấy người chơi',
}

// The pages ask ahead, so that an answer may still be under way when a test has seen enough.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('the quick form refuses invalid bookings with the agreed texts, and keeps the typed values', async ({
  page,
  golfer,
}) => {
  const { form, dialog, field, send, press, terms, estimate, expectNotice, choosePlay } = formOn(page)
  const headers = { authorization: `Bearer ${golfer.token}` }

  // From the start: a detail that was asked for earlier is not asked for again.
  await page.route('**/api/services/get_detail_facility?**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, is_standard_18: 0 } } })
  })

  await test.step('nothing is filled in', async () => {
    await openQuickForm(page, 'vi')
    await expect(form.getByText(t('booking', 'estimate.nothing'))).toBeVisible()
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await press()
    await expect(field('course')).toBeFocused()
    await expect(field('course')).toHaveAccessibleDescription(words.course)
    await expectNotice(words.incomplete)
  })

  const course = await test.step('the terms are not agreed to', async () => {
    await field('course').click()
    const option = dialog.locator('[data-option]').first()
    const name = (await option.locator('span > span').first().textContent()) ?? ''
    await option.click()
    await expect(field('course')).toHaveAccessibleDescription('')
    // In the evening the course has no tee time left today.
    const hint = form.getByText(t('booking', 'estimate.noTime'))
    await expect(hint.or(form.getByText(noTeeTime))).toBeVisible()
    await expect(estimate).toBeHidden()
    await terms.press('Space')
    await press()
    await expectNotice(words.terms)
    await expect(terms).toHaveAccessibleDescription(words.terms)
    await terms.press('Space')
    await expect(terms).toBeChecked()
    return name
  })

  await test.step('no player is chosen', async () => {
    await field('players').click()
    await dialog.getByRole('button', { name: t('players', 'remove').replace('{name}', '') }).click()
    await dialog.getByRole('button', { name: t('players', 'done') }).click()
    await press()
    await expectNotice(words.incomplete)
    await expect(field('players')).toHaveAccessibleDescription(words.players)
  })

  await test.step('a player cannot be found', async () => {
    await field('players').click()
    await dialog.getByRole('button', { name: t('players', 'addMe') }).click()
    await dialog.getByLabel(t('players', 'keyword')).fill('999999999')
    await expect(dialog.getByText(words.unknownVid)).toBeVisible()
    await dialog.getByLabel(t('players', 'keyword')).fill('zzzzzz')
    await expect(dialog.getByText(words.nobody)).toBeVisible()
    await dialog.getByRole('button', { name: t('players', 'byPhone') }).click()
    const phone = dialog.getByLabel(t('players', 'phone'))
    const find = dialog.getByRole('button', { name: t('players', 'find'), exact: true })
    await find.click()
    await expect(phone).toHaveAccessibleDescription(words.phoneEmpty)
    await phone.fill('0212345')
    await find.click()
    await expect(phone).toHaveAccessibleDescription(words.phoneFormat)
    await expect(phone).toHaveValue('0212345')
    await phone.fill(golfer.phone)
    await find.click()
    await expect(phone).toHaveAccessibleDescription(t('players', 'ownPhone'))
  })

  await test.step('a phone without an account cannot be linked to an unknown vID or to a player already in the booking', async () => {
    await dialog.getByLabel(t('players', 'phone')).fill(newPhone())
    await dialog.getByRole('button', { name: t('players', 'find'), exact: true }).click()
    const map = page.getByRole('dialog', { name: t('players', 'map.title') })
    const vid = map.getByLabel(t('players', 'map.vid'))
    const link = map.getByRole('button', { name: t('players', 'map.link') })
    await link.click()
    await expect(vid).toHaveAccessibleDescription(t('players', 'map.empty'))
    await vid.fill('999999999')
    await link.click()
    await expect(vid).toHaveAccessibleDescription(words.unknownVid)
    await vid.fill(String(golfer.vga))
    await link.click()
    await expect(vid).toHaveAccessibleDescription(t('players', 'map.ownVid'))
    await vid.fill('')
    await map.getByLabel(t('players', 'map.name')).fill('Khách Demo')
    await map.getByRole('button', { name: t('players', 'map.addGuest') }).click()
    await expect(map).toBeHidden()
    await expect(dialog.getByText('2/40')).toBeVisible()
    await dialog.getByRole('button', { name: t('players', 'remove').replace('{name}', 'Khách Demo') }).click()
    await dialog.getByRole('button', { name: t('players', 'doneWith_other').replace('{n}', '1') }).click()
  })

  await test.step('too few players and a course that is not a standard one are noted, more cover than is ever paid is not sold', async () => {
    await form.getByRole('button', { name: t('booking', 'form.packages') }).click()
    await expect(dialog.getByRole('note')).toContainText(
      t('insurance', 'choose.tooFew_other').replace('{n}', '1'),
    )
    await expect(dialog.getByRole('note')).toContainText(t('insurance', 'choose.notStandard'))
    const packages = dialog.getByRole('checkbox')
    await expect(packages.nth(3)).toBeVisible()
    for (const one of await packages.all()) await one.press('Space')
    await expect(dialog.getByRole('alert')).toHaveText(
      t('insurance', 'choose.tooMuch').replace('{amount}', formatMoney(200_000_000)),
    )
    const done = t('insurance', 'choose.doneWith_other')
    await expect(dialog.getByRole('button', { name: done.replace('{n}', '4') })).toBeDisabled()
    for (const one of await packages.all()) await one.press('Space')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await dialog.getByRole('button', { name: t('insurance', 'choose.done'), exact: true }).click()
  })

  const facility = Number(
    (
      await (
        await page.request.get(`/api/services/search_courses_for_web?q=${encodeURIComponent(course)}`)
      ).json()
    ).data[0].id,
  )
  const teeTime = await teeTimeOf(page.request, { course: facility, places: 4 })

  await test.step('the price has changed meanwhile', async () => {
    const shown = teeTime.price + 70_000
    await page.route(
      '**/api/services/create_delivery_for_wap',
      async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        await route.fulfill({
          response,
          json: { ...answer, data: { ...answer.data, payment_amount: shown } },
        })
      },
      { times: 1 },
    )
    await choosePlay(teeTime)
    await expect(form.getByText(formatMoney(shown))).toBeVisible()
    await press()
    await expectNotice(/^Giá đã thay đổi thành [\d.]+đ\. Vui lòng xem lại trước khi đặt\.$/)
    await expect(form.getByText(formatMoney(shown))).toBeHidden()
    await expect(estimate).toBeVisible()
  })

  await test.step('the places are sold meanwhile', async () => {
    const list_users = [1, 2, 3, 4].map((guest) => ({ user_id: -1, name_out_system: `Khách ${guest}` }))
    const data = { facility_id: facility, date_played: teeTime.start_at, list_users }
    const taken = await page.request.post('/api/services/create_booking_for_wap', { headers, data })
    expect((await taken.json()).error_msg).toBe('')
    await press()
    await expectNotice(noTeeTime)
    const time = formatClock(teeTime.start_at)
    await expect(form.getByText(t('booking', 'missing.gone').replace('{time}', time))).toBeVisible()
    await expect(form.getByText(noTeeTime)).toBeHidden()
    await expect(field('course')).toContainText(course)
  })

  await test.step('the tee time has passed meanwhile', async () => {
    await page.clock.install()
    await openQuickForm(page, 'vi')
    const clock = await choosePlay(await teeTimeOf(page.request, { course: facility, places: 4 }))
    await expect(estimate).toBeVisible()
    const threeDays = 3 * 86_400_000
    await setServerClockAhead(page, threeDays)
    await page.clock.setSystemTime(Date.now() + threeDays)
    await press()
    await expectNotice(noTeeTime)
    await expect(field('play')).toHaveAccessibleDescription(noTeeTime)
    await expect(field('play')).toContainText(clock)
  })

  await test.step('too many players', async () => {
    await field('players').click()
    await dialog.getByRole('tab', { name: t('players', 'outside') }).click()
    const name = dialog.getByLabel(t('players', 'guestName'))
    await name.fill('   ')
    await name.press('Enter')
    await expect(dialog.getByText('1/40')).toBeVisible()
    await name.fill('Khách 2')
    await dialog.getByRole('button', { name: t('players', 'addName'), exact: true }).click()
    await expect(dialog.getByText('2/40')).toBeVisible()
    for (let guest = 3; guest <= 41; guest += 1) {
      await name.fill(`Khách ${guest}`)
      await name.press('Enter')
    }
    await expectNotice(words.tooMany)
    await expect(dialog.getByText('40/40')).toBeVisible()
  })
})
