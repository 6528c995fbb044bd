import { expect, test } from '@playwright/test'
import { ssoToken } from '../helpers/bank-customer.ts'
import { barriersOn } from '../helpers/barriers.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { sandbox } from '../helpers/sandbox.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-systems', key)

test.skip(({ viewport }) => viewport?.width !== 390, 'the console opens a window of its own')

test('a bank gets the booking of its customer as an event, and again when an administrator sends it', async ({
  request,
  browser,
}) => {
  const phone = newPhone()
  const { id } = await placedBill(request, await ssoToken(request, 'bidv', phone))
  const isOrdered = { id, state: 'placed', cif: `C${phone}` }

  let code = ''
  await test.step('its system has verified and taken the event', async () => {
    await expect(async () => {
      const { events } = await (await request.get(`${sandbox}/partners/bidv/events`)).json()
      // those of one booking are sent at once and arrive in any order
      const taken = events.find(
        ({ type, booking }: { type: string; booking: { id: number } }) =>
          type === 'booking.placed' && booking.id === id,
      )
      expect(taken).toMatchObject({ booking: isOrdered })
      code = taken.booking.general_bill_code
    }).toPass({ timeout: 15_000 })
  })

  const staff = await openConsole(browser)
  await test.step('the page of the bank lists it, and sends it again', async () => {
    await open(staff, '/staff/partners?code=bidv', 'en')
    const row = staff.getByRole('row').filter({ hasText: code }).filter({ hasText: 'booking.placed' })
    await expect(row.getByText(t('state.delivered'))).toBeVisible()
    await row.getByRole('button', { name: t('log.act') }).click()
    await expect(staff.getByText(text('en', 'staff-partners', 'trail.event_replayed')).first()).toBeVisible()
    await expect(async () => {
      await staff.reload()
      await expect(row.getByText(t('state.delivered'))).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
    expect(await barriersOn(staff)).toEqual([])
  })

  let secret = ''
  await test.step('a new secret is shown once', async () => {
    await staff.getByRole('button', { name: t('address.save') }).click()
    const shown = staff.getByText(t('address.secretOnce'))
    await expect(shown).toBeVisible()
    secret = (await shown.locator('xpath=following-sibling::*').textContent()) ?? ''
    await staff.reload()
    await expect(staff.getByRole('button', { name: t('address.save') })).toBeVisible()
    await expect(staff.getByText(t('address.secretOnce'))).toHaveCount(0)
  })

  await test.step('the secret before is valid for a time, and ends when an administrator ends it', async () => {
    const [until = ''] = t('address.previousUntil').split('{')
    await expect(staff.getByText(until)).toBeVisible()
    await staff.getByRole('button', { name: t('address.endPrevious') }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: t('address.endPrevious') })
      .click()
    await expect(staff.getByText(until)).toHaveCount(0)
  })

  await test.step('the system of the bank takes events again once it has the new secret', async () => {
    await staff.goto(`${sandbox}/partners/bidv/events?lang=en`)
    await staff.locator('summary').click()
    await staff.getByLabel('New signing secret').fill(secret)
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByLabel('New signing secret')).toBeHidden()
    expect(await barriersOn(staff)).toEqual([])
    const next = await placedBill(request, await ssoToken(request, 'bidv', newPhone()))
    await expect(async () => {
      const { events } = await (await request.get(`${sandbox}/partners/bidv/events`)).json()
      expect(events.map(({ booking }: { booking: { id: number } }) => booking.id)).toContain(next.id)
    }).toPass({ timeout: 15_000 })
  })
  await staff.context().close()
})
