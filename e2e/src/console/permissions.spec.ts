import { expect, type Page, test } from '@playwright/test'
import { consoleOf, newColleague } from '../helpers/colleague.ts'
import { open } from '../helpers/golfer.ts'
import { asStaff, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-permissions', key)
const people = (key: string) => text('en', 'staff-people', key)
const staff = (key: string) => text('en', 'staff', key)
const record = 'POST /api/staff/complaints'

/** What the server answers to the console's own session. */
function recordComplaint(page: Page): Promise<number> {
  return page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(path, { method: 'POST', headers, body: '{}' })).status
  }, record.split(' ')[1] ?? '')
}

test('an administrator takes a permission from a role: the open console of a colleague loses the button', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const colleague = await consoleOf(browser, await newColleague(request))
  const unaware = await consoleOf(browser, await newColleague(request))
  // twin: a console that never hears of the change, as one without the guard
  await unaware.route(/\/api\/staff\/session(\?|$)/, (route) => route.abort())
  const button = (page: Page) => page.getByRole('link', { name: people('complaint.record') })
  for (const page of [colleague, unaware]) {
    await open(page, '/staff/complaints', 'en')
    await expect(button(page)).toBeVisible()
  }
  expect(await recordComplaint(colleague)).not.toBe(403)

  const admin = await openConsole(browser)
  await open(admin, '/staff/users?tab=permissions', 'en')
  const main = admin.getByRole('main')
  const name = text('en', 'staff-permissions', 'cell')
    .replace('{role}', staff('role.staff'))
    .replace('{permission}', t('may.complaints.handle'))
  const box = main.getByRole('checkbox', { name })
  const save = main.getByRole('button', { name: text('en', 'staff-admin', 'save') })

  await test.step('what differs from the default is visible before and after it is saved', async () => {
    await expect(box).toBeChecked()
    await box.uncheck()
    await expect(main.getByText(t('default.yes'))).toBeVisible()
    await save.click()
    await expect(admin.getByText(text('en', 'staff-admin', 'saved'))).toBeVisible()
    await expect(main.getByText(t('differences_one').replace('{n}', '1'))).toBeVisible()
  })

  await test.step('the button goes from the open console of the colleague, and the call is refused', async () => {
    await expect(button(colleague)).toBeHidden()
    expect(await recordComplaint(colleague)).toBe(403)
  })

  await test.step('the console that does not hear of it keeps the button, and its call is refused as well (twin)', async () => {
    await expect(button(unaware)).toBeVisible()
    expect(await recordComplaint(unaware)).toBe(403)
  })

  await test.step('the audit log names the role and the permission', async () => {
    await main.getByText(text('en', 'staff-admin', 'trail')).click()
    await expect(
      main.getByText(`${text('en', 'staff-admin', 'act.permissionTaken')} (${name})`),
    ).toBeVisible()
  })

  await test.step('a version that a colleague changed meanwhile is not overwritten', async () => {
    const headers = await asStaff(request)
    const { data } = await (await request.get('/api/staff/permissions', headers)).json()
    await box.check()
    const exceptions = [...data.exceptions, { role: 'sales', permission: 'audit.read', is_granted: 1 }]
    await request.post('/api/staff/permissions', { ...headers, data: { version: data.version, exceptions } })
    await save.click()
    await expect(main.getByText(text('en', 'staff-admin', 'outdated'))).toBeVisible()
    await main.getByRole('button', { name: text('en', 'staff-admin', 'showNew') }).click()
    await expect(box).not.toBeChecked()
  })

  await test.step('the default brings the button back', async () => {
    await main.getByRole('button', { name: t('reset') }).click()
    await expect(box).toBeChecked()
    await save.click()
    await expect(button(colleague)).toBeVisible()
  })
  for (const page of [admin, colleague, unaware]) await page.context().close()
})

test('an account of a club is limited to a part of its permissions: its portal loses the tab of the statement', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const password = 'long enough for a console'
  const email = `club-${Date.now()}@teeviet.test`
  const headers = await asStaff(request)
  const account = { email, name: 'Starter', roles: ['club'], course_ids: [1] }
  const invited = await request.post('/api/staff/users', { ...headers, data: account })
  const { link } = (await invited.json()).data
  await request.post('/api/staff/password', { data: { token: link.split('#')[1], password } })
  const club = await consoleOf(browser, { email, password })
  const tab = (name: string) => club.getByRole('link', { name: text('en', 'club', `portal.tab.${name}`) })
  await expect(tab('statement')).toBeVisible()

  const admin = await openConsole(browser)
  await open(admin, '/staff/users', 'en')
  const row = admin.getByRole('article', { name: email })
  await row.getByRole('button', { name: people('user.edit') }).click()
  await row.getByRole('checkbox', { name: t('may.club.statement') }).uncheck()
  await row.getByRole('button', { name: text('en', 'staff-admin', 'save') }).click()
  await expect(row).toContainText(t('lacks').replace('{permissions}', t('may.club.statement')))

  await club.getByRole('link', { name: text('en', 'club', 'portal.tab.day') }).click()
  await tab('statement').click()
  await expect(tab('statement')).toBeHidden()
  await expect(tab('rates')).toBeVisible()
  await admin.context().close()
  await club.context().close()
})
