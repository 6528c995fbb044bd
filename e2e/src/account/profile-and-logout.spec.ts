import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (area: string, key: string) => text('vi', area, key)

test('a golfer keeps the fields a refusal did not save, stays when the session ends, and logging out deletes everything', async ({
  page,
  request,
  golfer,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  const profile = page.getByRole('dialog', { name: t('account', 'profileTitle') })
  const account = { name: String(golfer.fullname) || t('shell', 'account') }
  async function openProfile() {
    await page.getByRole('button', { name: t('shell', 'bar.more'), exact: true }).click()
    const menu = page.getByRole('dialog', { name: t('shell', 'menu.title') })
    await menu.getByRole('button', account).click()
  }

  await test.step('the profile shows the signed-in golfer with the server’s current data', async () => {
    await page.route('**/get_profile*', async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const data = { ...answer.data, type_member: 2, point_wallet: 250_000 }
      await route.fulfill({ response, json: { ...answer, data } })
    })
    await open(page, '/wap/history', 'vi')
    await openProfile()
    await expect(profile).toContainText(`vID ${golfer.vga}`)
    await expect(profile).toContainText(t('account', 'profile.vidHint'))
    await expect(profile).toContainText('Hạng thành viênVàng')
    await expect(profile).toContainText('250.000 điểm')
    for (const entry of ['orders', 'update', 'logout'])
      await expect(profile.getByRole('button', { name: t('account', `profile.${entry}`) })).toBeVisible()
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('info') ?? '{}'))
    expect(kept).toMatchObject({ vga: golfer.vga, type_member: 2, point_wallet: 250_000 })
    await page.unroute('**/get_profile*')
  })

  await test.step('the wallet shows the balance, and links to topping up, its history and its terms', async () => {
    await profile.getByRole('button', { name: t('account', 'profile.wallet') }).click()
    const wallet = page.getByRole('dialog', { name: t('wallet', 'title') })
    await expect(wallet.getByRole('region', { name: t('wallet', 'balance') })).toContainText('0đ')
    for (const entry of ['topUp', 'history'])
      await expect(wallet.getByRole('button', { name: t('wallet', entry) })).toBeVisible()
    const terms = wallet.getByRole('link', { name: t('wallet', 'terms') })
    await expect(terms).toHaveAttribute('target', '_blank')
    await wallet.getByRole('button', { name: t('ui', 'close') }).click()
  })

  await test.step('a refused profile stays open with the typed values and the server’s message', async () => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await open(page, '/wap/history', 'vi')
    await page.getByRole('banner').getByRole('button', account).click()
    await profile.getByRole('button', { name: t('account', 'profile.update') }).click()
    const form = page.getByRole('dialog', { name: t('account', 'updateTitle') })
    await page.route('**/update_info_user*', (route) =>
      route.fulfill({ json: { error_code: 1, error_msg: 'Email đã được dùng', data: null } }),
    )
    await form.getByLabel(t('account', 'update.address')).fill('12 Lý Thường Kiệt')
    const sent = page.waitForRequest('**/update_info_user*')
    await form.getByRole('button', { name: t('account', 'update.save') }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      fullname: null,
      birthday: null,
      email: null,
      address: '12 Lý Thường Kiệt',
      uid: golfer.vga,
    })
    await expect(form.getByText('Email đã được dùng')).toBeVisible()
    await expect(form.getByLabel(t('account', 'update.address'))).toHaveValue('12 Lý Thường Kiệt')
    await form.getByRole('button', { name: t('account', 'update.skip') }).click()
    await expect(form).toBeHidden()
  })

  await test.step('a saved profile is announced in a notice whose button only closes it', async () => {
    await page.unroute('**/update_info_user*')
    await page.getByRole('banner').getByRole('button', account).click()
    await profile.getByRole('button', { name: t('account', 'profile.update') }).click()
    const form = page.getByRole('dialog', { name: t('account', 'updateTitle') })
    await form.getByLabel(t('account', 'update.address')).fill('12 Lý Thường Kiệt')
    await form.getByRole('button', { name: t('account', 'update.save') }).click()
    const notice = page.getByRole('dialog', { name: t('ui', 'notice') })
    await expect(notice).toContainText(t('account', 'update.saved'))
    await notice
      .getByRole('button', { name: t('ui', 'close') })
      .last()
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('a golfer who stays after the session has ended is on the same page, and is not asked to log in again there', async () => {
    await request.post('/api/for_wap/logout', { headers: { authorization: `Bearer ${golfer.token}` } })
    await open(page, '/wap/history', 'vi')
    const box = page.getByRole('dialog', { name: t('ui', 'notice') })
    await expect(box).toContainText(t('ui', 'sessionEnded.text'))
    await box.getByRole('button', { name: 'Hủy' }).click()
    await expect(box).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/wap/history')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(box).toBeHidden()
  })

  await test.step('logging out deletes all but the language and reloads the page', async () => {
    await page.evaluate(() => {
      localStorage.setItem('bk_form', 'x')
      Object.assign(window, { before: true })
    })
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: t('shell', 'footer.accountSettings') })
      .click()
    await profile.getByRole('button', { name: t('account', 'profile.logout') }).click()
    await page.waitForFunction(() => !('before' in window))
    await page.locator('html[data-hydrated]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/wap/history')
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept).not.toHaveProperty('info')
    expect(kept).not.toHaveProperty('bk_form')
    expect(kept).toMatchObject({ language: 'vi' })
  })
})
