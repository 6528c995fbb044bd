import { expect } from '@playwright/test'
import { clubAskedBy, mailedLinkFor, sendRequest, zaloLinkFor } from '../../helpers/club.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { asStaff, findRequest, openConsole } from '../../helpers/staff.ts'
import { type Language, text } from '../../helpers/texts.ts'
import { interceptFromStart } from '../../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

test('a club whose only contact is an e-mail confirms a booking by the link in its inbox', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'club', key)
  const { course, address } = await clubAskedBy(request, 'email')
  const { code } = await sendRequest(request, golfer, course)
  const link = await mailedLinkFor(request, address, code)

  await test.step('the link opens the request without signing in, and accepts it', async () => {
    await open(page, link, language)
    const main = page.getByRole('main')
    await expect(main.getByText(code)).toBeVisible()
    await main.getByLabel(t('reference')).fill('PQ-204')
    await main.getByLabel(t('by')).fill('Lê Hoa')
    await main.getByRole('button', { name: t('send.accept') }).click()
    await expect(main.getByRole('status')).toContainText(t('answered.accepted'))
  })

  await test.step('staff see the answer, the address and the channel of the message', async () => {
    const console_ = await openConsole(browser)
    await open(console_, '/staff?tab=all', 'en')
    await (await findRequest(console_, code)).getByRole('button', { name: code }).click()
    const panel = console_.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
    await expect(panel).toContainText('PQ-204')
    const writeTo = text('en', 'staff', 'panel.writeTo').replace('{address}', address)
    await expect(panel.getByRole('link', { name: writeTo })).toHaveAttribute('href', `mailto:${address}`)
    const message = panel.locator('[data-message]').filter({ hasText: address })
    await expect(message).toContainText(text('en', 'staff-sharing', 'messages.channel.email'))
    await console_.context().close()
  })
})

test('a club that is asked by Zalo opens the request by the key in the message', async ({
  page,
  request,
  golfer,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const { course, address } = await clubAskedBy(request, 'zalo')
  const { code } = await sendRequest(request, golfer, course)
  await open(page, await zaloLinkFor(request, address, code), language)
  await expect(page.getByRole('main').getByText(code)).toBeVisible()
})

test('staff give a course contacts by each channel, and take one off', async ({ request, browser }) => {
  const staff = await asStaff(request)
  const { data } = await (await request.get('/api/staff/courses', staff)).json()
  // no other test changes the last one
  const course: number = data.at(-1).id
  const contactsOf = async () => {
    const opened = await (await request.get(`/api/staff/courses/${course}`, staff)).json()
    return opened.data.settings.club_contacts
  }
  const t = (key: string) => text('en', 'staff-golf', key)
  const channel = (name: string) => text('en', 'staff-sharing', `messages.channel.${name}`)
  const page = await openConsole(browser)
  await open(page, `/staff/courses?id=${course}`, 'en')
  const fields = page.getByRole('group', { name: t('field.club_contacts') })
  const save = page.getByRole('button', { name: text('en', 'staff-admin', 'save'), exact: true }).first()
  const phone = fields.getByLabel(t('courses.contactPhone'))
  const email = fields.getByLabel(t('courses.contactEmail'))

  await test.step('an address that does not fit its channel is refused at its field', async () => {
    await fields.getByRole('button', { name: t('courses.addContact') }).click()
    await fields.getByRole('button', { name: t('courses.addContact') }).click()
    await fields.getByLabel(t('courses.contactChannel')).last().selectOption(channel('email'))
    await phone.fill('024 3826 8888')
    await email.fill('0912 345 678')
    await save.click()
    await expect(fields.getByText(t('courses.problem.mobile'))).toBeVisible()
    await expect(fields.getByText(t('courses.problem.email'))).toBeVisible()
    expect(await contactsOf()).toEqual([])
  })

  await test.step('contacts are saved in their order', async () => {
    await fields.getByLabel(t('courses.contactChannel')).first().selectOption(channel('zalo'))
    await phone.fill('+84 912 345 678')
    await email.fill('Booking@Thu.test')
    await save.click()
    await expect.poll(contactsOf).toEqual([
      { channel: 'zalo', address: '0912345678' },
      { channel: 'email', address: 'booking@thu.test' },
    ])
  })

  await test.step('and taken off again', async () => {
    const remove = (address: string) =>
      fields.getByRole('button', { name: t('courses.removeContact').replace('{address}', address) })
    await expect(remove('booking@thu.test')).toBeVisible()
    await remove('0912345678').click()
    await remove('booking@thu.test').click()
    await save.click()
    await expect.poll(contactsOf).toEqual([])
  })
  await page.context().close()
})

test('a channel that is not set up is not offered, and the form says so', async ({ request, browser }) => {
  const { course, address } = await clubAskedBy(request, 'email')
  const page = await openConsole(browser)
  // the tests' product has every channel
  const onlySms = { error_code: 0, error_msg: '', data: { channels: ['sms'] } }
  await page.route(/\/api\/staff\/club-channels/, (route) => route.fulfill({ json: onlySms }))
  await open(page, `/staff/courses?id=${course}`, 'en')
  const t = (key: string) => text('en', 'staff-golf', key)
  const fields = page.getByRole('group', { name: t('field.club_contacts') })
  await expect(fields.getByText(t('courses.channelOff.email'))).toBeVisible()
  await expect(fields.getByText(t('courses.channelOff.zalo'))).toBeVisible()
  await expect(fields.getByLabel(t('courses.contactEmail'))).toHaveValue(address)
  await fields.getByRole('button', { name: t('courses.addContact') }).click()
  const added = fields.getByLabel(t('courses.contactChannel')).last()
  for (const [name, isOffered] of [
    ['sms', true],
    ['zalo', false],
    ['email', false],
  ] as const) {
    const label = text('en', 'staff-sharing', `messages.channel.${name}`)
    const option = added.getByRole('option', { name: label, exact: true })
    await (isOffered ? expect(option).toBeEnabled() : expect(option).toBeDisabled())
  }
  await page.context().close()
})
