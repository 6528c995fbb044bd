import { expect } from '@playwright/test'
import { dayButtons, formOn, openQuickForm } from '../../helpers/booking-form.ts'
import { test } from '../../helpers/signed-in.ts'
import { findRequest, openConsole } from '../../helpers/staff.ts'
import { text } from '../../helpers/texts.ts'
import { worker } from '../../setup/workers.ts'

const t = (key: string) => text('vi', 'alternatives', key)
const staff = (key: string) => text('en', 'staff', key)

test('a golfer names two other times; staff confirm one of them, and the open bill moves to it', async ({
  page,
  browser,
}) => {
  const { form, dialog, field, press, estimate } = formOn(page)
  const main = page.getByRole('main')
  await test.step('names a time of the same price at the course, and one more', async () => {
    await openQuickForm(page, 'vi')
    await field('course').click()
    await dialog.locator('[data-option]').nth(3).click()
    await field('play').click()
    // a day of its own: what is free on it does not change meanwhile
    await dayButtons(dialog)
      .nth(3 + worker)
      .click()
    await dialog
      .getByRole('button', { name: text('vi', 'ui', 'placesLeft_other').replace('{n}', '4') })
      .first()
      .click()
    await expect(estimate).toBeVisible()
    const others = form.getByRole('region', { name: t('form.title') })
    await others.getByRole('button', { name: t('form.add') }).click()
    const times = others.getByRole('group').first().getByRole('button')
    const price = /[\d.]+đ/.exec((await form.locator('.amount').first().textContent()) ?? '')?.[0] ?? ''
    await times.filter({ hasText: price }).nth(0).click()
    await times.filter({ hasText: price }).nth(1).click()
    await expect(others.getByRole('listitem')).toHaveCount(2)
    await expect(times).toHaveCount(0)
    await press()
    await dialog.getByRole('button', { name: text('vi', 'booking', 'sent.toHistory') }).click()
  })

  const card = main.getByRole('article').first()
  await expect(card).toContainText(text('vi', 'bill', 'status.awaitingStaff'))
  await expect(card).toContainText(text('vi', 'history', 'card.otherNamed').replace('{n}', '2'))
  const [code = ''] = /TV[0-9A-Z]{6}/.exec((await card.textContent()) ?? '') ?? []
  const stream = page.waitForResponse(/live_bookings/)
  await card.getByRole('link').first().click()
  await stream
  const named = main.getByRole('region', { name: t('bill.title') }).getByRole('listitem')
  await expect(named).toHaveCount(2)
  await expect(named.first()).toContainText(t('bill.waiting'))
  const [clock = ''] = /\d\d:\d\d/.exec((await named.first().textContent()) ?? '') ?? []

  await test.step('staff confirm the first of them, with its SMS in view', async () => {
    const console_ = await openConsole(browser)
    await (await findRequest(console_, code)).getByRole('button', { name: code }).click()
    const confirm = new RegExp(staff('alternatives.confirm').replace('{time}', `.*${clock}`))
    await console_.getByRole('button', { name: confirm }).click()
    const dialog = console_.getByRole('dialog')
    await expect(dialog.locator('[data-preview]')).toContainText(clock)
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(console_.getByRole('complementary', { name: staff('panel.label') })).toContainText(
      staff('alternatives.confirmed'),
    )
    await console_.context().close()
  })

  await test.step('the open bill is of that time, and can be paid', async () => {
    await expect(named.first()).toContainText(t('bill.confirmed'))
    await expect(named.nth(1)).toContainText(t('bill.over'))
    await expect(main.getByText(text('vi', 'bill', 'status.awaitingPayment')).first()).toBeVisible()
  })
})
