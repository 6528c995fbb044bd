import { type Browser, expect, type Page } from '@playwright/test'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { newColleague } from '../helpers/colleague.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-sharing', key)
const staff = (key: string) => text('en', 'staff', key)

const minutesOpen = 5
const [theirName, limited] = ['Desk of the north', 'Desk of another course']

/** A second staff member at a console of their own, who has had open for minutes what they open. */
async function colleagueAtConsole(browser: Browser, account: { email: string; password: string }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await context.route('**/api/staff/presence', (route) => {
    const opened = route.request().method() === 'POST' && route.request().postDataJSON()
    if (!opened?.opened_at) return route.continue()
    const postData = { ...opened, opened_at: opened.opened_at - minutesOpen * 60_000 }
    return route.continue({ postData })
  })
  const page = await context.newPage()
  await open(page, '/staff/sign-in', 'en')
  await page.getByLabel(staff('login.email')).fill(account.email)
  await page.getByLabel(staff('login.password')).fill(account.password)
  await page.getByRole('button', { name: staff('login.button') }).click()
  await page.waitForURL((url) => url.pathname === '/staff')
  return page
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: staff('panel.label') })

test('two staff share the queue: they see each other, claim, hand over and snooze, by keyboard', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  const mine = await openConsole(browser)
  await newColleague(request, [course === 12 ? 13 : 12], ['staff'], limited)
  const theirs = await colleagueAtConsole(browser, await newColleague(request, [], ['staff'], theirName))
  await open(theirs, `/staff?q=${code}`, 'en')
  const theirRow = theirs.getByRole('row').filter({ hasText: code })
  await expect(theirRow).toBeVisible()
  await open(mine, `/staff?q=${code}&id=${id}`, 'en')
  await expect(panelOf(mine).getByRole('heading', { name: code })).toBeVisible()

  await test.step('the colleague sees it opened, then claimed, without a reload', async () => {
    await expect(theirRow.locator('[data-presence]')).toBeVisible()
    await mine.keyboard.press('m')
    await expect(panelOf(mine)).toContainText(t('mine'))
    await theirRow.getByRole('button', { name: code }).click()
    await expect(panelOf(theirs).getByRole('button', { name: t('takeOver') })).toBeVisible()
    const words = t('opened').replace('{name}', theirName)
    await expect(panelOf(mine).locator('[data-presence]')).toHaveText(
      words.replace('{time}', formatDuration(minutesOpen * 60, 'en')),
    )
  })

  await test.step('presence ends when the panel closes', async () => {
    await theirs.keyboard.press('Escape')
    await expect(panelOf(mine).locator('[data-presence]')).toHaveCount(0)
  })

  await test.step('released by its button, claimed and released again by key; today’s figures count it', async () => {
    const claim = panelOf(mine).locator('[data-share="claim"]')
    const settled = async (name: string) => {
      await expect(claim).toHaveText(t(name))
      await expect(claim).not.toHaveAttribute('aria-busy')
    }
    await claim.click()
    await settled('claim')
    await mine.keyboard.press('m')
    await settled('release')
    await mine.keyboard.press('m')
    await settled('claim')
    const waiting = t('today.waiting').replace('{n}', '[1-9]')
    await expect(mine.locator('[data-today]')).toHaveText(new RegExp(`^${waiting}`))
  })

  await test.step('handed over, it is in the colleague’s list', async () => {
    await panelOf(mine)
      .getByRole('button', { name: t('assign') })
      .click()
    await expect(mine.getByRole('menuitem', { name: limited, exact: true })).toHaveCount(0)
    await mine.getByRole('menuitem', { name: theirName, exact: true }).click()
    await expect(panelOf(mine).getByRole('button', { name: t('takeOver') })).toBeVisible()
    await open(theirs, '/staff?claim=mine', 'en')
    await expect(theirRow).toBeVisible()
    const [pick = ''] = t('pick').split('{')
    await expect(theirs.getByRole('checkbox', { name: pick })).toHaveCount(1)
  })

  await test.step('snoozed, it leaves the queue and is among the snoozed', async () => {
    await expect(mine.getByRole('menu')).toHaveCount(0)
    await expect(panelOf(mine).locator('[data-share="snooze"]')).not.toHaveAttribute('aria-busy')
    await mine.keyboard.press('z')
    const hasFocus = () => mine.evaluate(() => document.activeElement?.closest('[role=menu]') !== null)
    await expect.poll(hasFocus).toBe(true)
    await mine.keyboard.press('ArrowDown')
    await expect(mine.getByRole('menuitem').first()).toBeFocused()
    await mine.keyboard.press('Enter')
    await expect(panelOf(mine).getByRole('button', { name: /bring back/ })).toBeVisible()
    await open(theirs, '/staff?claim=snoozed', 'en')
    await expect(theirRow).toBeVisible()
  })

  await test.step('picked by key, several are claimed at once', async () => {
    await mine.keyboard.press('s')
    await mine
      .getByRole('toolbar')
      .getByRole('button', { name: t('claim') })
      .click()
    await expect(panelOf(mine)).toContainText(t('mine'))
    await expect(
      mine.locator('[data-toast]').filter({ hasText: t('bulkDone').replace('{n}', '1') }),
    ).toBeVisible()
  })
  await test.step('a message is previewed, sent, and listed with its state', async () => {
    await panelOf(mine)
      .getByRole('button', { name: t('messages.write') })
      .click()
    await panelOf(mine).getByLabel(t('messages.words')).fill('See you at the counter')
    await expect(panelOf(mine).locator('[data-preview]')).toContainText('“See you at the counter”')
    await panelOf(mine)
      .getByRole('button', { name: t('messages.send'), exact: true })
      .click()
    const sent = panelOf(mine).locator('[data-message="sent"]').filter({ hasText: 'See you at the counter' })
    await expect(sent).toBeVisible()
  })
  await mine.context().close()
  await theirs.context().close()
})
