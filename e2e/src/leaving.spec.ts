import { expect } from '@playwright/test'
import { open } from './golfer.ts'
import { test } from './signed-in.ts'
import { text } from './texts.ts'

const t = (area: string, key: string) => text('vi', area, key)

test('a golfer keeps what a refusal did not take, stays when the session ends, and leaves nothing behind', async ({
  page,
  request,
  golfer,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  const profile = page.getByRole('dialog', { name: t('account', 'profileTitle') })
  async function openProfile() {
    await page.getByRole('button', { name: t('shell', 'bar.more') }).click()
    const menu = page.getByRole('dialog', { name: t('shell', 'menu.title') })
    await menu.getByRole('button', { name: String(golfer.fullname) || t('shell', 'account') }).click()
  }

  await test.step('a refused profile stays open with what was typed and the server’s words', async () => {
    await open(page, '/wap/history', 'vi')
    await openProfile()
    await profile.getByRole('button', { name: t('account', 'profile.update') }).click()
    const form = page.getByRole('dialog', { name: t('account', 'updateTitle') })
    await page.route('**/update_info_user*', (route) =>
      route.fulfill({ json: { error_code: 1, error_msg: 'Email đã được dùng', data: null } }),
    )
    await form.getByLabel(t('account', 'update.address')).fill('12 Lý Thường Kiệt')
    await form.getByRole('button', { name: t('account', 'update.save') }).click()
    await expect(form.getByText('Email đã được dùng')).toBeVisible()
    await expect(form.getByLabel(t('account', 'update.address'))).toHaveValue('12 Lý Thường Kiệt')
    await form.getByRole('button', { name: t('account', 'update.skip') }).click()
    await expect(form).toBeHidden()
  })

  await test.step('who stays when the session has ended is on the same page, and not asked again there', async () => {
    await request.post('/api/for_wap/logout', { headers: { authorization: `Bearer ${golfer.token}` } })
    await page.reload()
    const box = page.getByRole('dialog', { name: t('ui', 'notice') })
    await expect(box).toContainText(t('ui', 'sessionEnded.text'))
    await box.getByRole('button', { name: 'Hủy' }).click()
    await expect(box).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/wap/history')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(box).toBeHidden()
  })

  await test.step('logging out forgets all but the language and loads the page anew', async () => {
    await page.evaluate(() => {
      localStorage.setItem('bk_form', 'x')
      Object.assign(window, { before: true })
    })
    await openProfile()
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
