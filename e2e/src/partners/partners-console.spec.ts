import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { barriersOn } from '../helpers/barriers.ts'
import { newPhone, open } from '../helpers/golfer.ts'
import { sandbox } from '../helpers/sandbox.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-partners', key)

test.skip(({ viewport }) => viewport?.width !== 390, 'the console opens a window of its own')

/** An SSO token as the bank's app makes it: JSON, AES-256-GCM with its nonce in front, base64. */
function ssoToken(code: string, key: string, customer: object): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv)
  const payload = { partner: code, ts: Math.floor(Date.now() / 1000), nonce: randomUUID(), ...customer }
  const sealed = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64')
}

test('an administrator adds a bank, and its customers come in, in its look and its frame, at once', async ({
  page,
  browser,
}) => {
  const number = 100 + (Date.now() % 30_000)
  const code = `lotus-${number}`
  const staff = await openConsole(browser)
  await open(staff, '/staff/partners?code=new', 'en')
  const field = (key: string) => staff.getByLabel(t(`field.${key}`), { exact: true })
  const key = await test.step('adds the bank and its keys', async () => {
    await staff.getByRole('button', { name: t('save') }).click()
    await expect(field('code')).toBeFocused()
    expect(await barriersOn(staff)).toEqual([])
    await field('code').fill(code)
    await field('name').fill('Lotus Bank')
    await field('bank_id').fill(String(number))
    await field('main_color').fill('#7a1f5c')
    await staff.getByLabel(`${t('field.title_welcome')} · Tiếng Việt`).fill('Đặt sân cùng Lotus Bank')
    await field('frame_origins').fill(sandbox)
    await staff
      .getByRole('group', { name: t('shape.sso') })
      .getByRole('checkbox')
      .check()
    const card = staff.getByRole('group', { name: t('card.title') })
    await card.getByRole('checkbox').check()
    await card.getByLabel(t('field.card_url')).fill(`${sandbox}/banks`)
    await card.getByLabel(t('field.card_merchant')).fill('TEEVIET')
    await staff.getByRole('button', { name: t('save') }).click()
    await staff.waitForURL(`**/staff/partners?code=${code}`)
    await staff
      .getByRole('button', { name: t('keys.rotate') })
      .first()
      .click()
    await expect(staff.getByText(t('keys.once'))).toBeVisible()
    const made = await staff.getByText(/^[0-9a-f]{64}$/).textContent()
    await staff.getByLabel(t('card.key')).fill('ab'.repeat(32))
    await staff.getByLabel(t('keys.mac_secret')).last().fill('a secret of the contract')
    await staff
      .getByRole('button', { name: t('keys.rotate') })
      .last()
      .click()
    await expect(staff.getByText(t('trail.card_keys_changed'))).toBeVisible()
    expect(await barriersOn(staff)).toEqual([])
    return made ?? ''
  })

  await test.step('its customer comes in through a frame of its app', async () => {
    const data = ssoToken(code, key, { cif: 'L-1', phone: newPhone(), fullname: 'Khách Sen', lang: 'vi' })
    const entry = `/login-checkpoint?${new URLSearchParams({ data })}`
    const policy = (await page.request.get(entry)).headers()['content-security-policy']
    expect(policy).toMatch(new RegExp(`frame-ancestors 'self' ${sandbox}$`))
    await page.goto(`${sandbox}/bank/transfers`)
    await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { src, width: 390, height: 760 })
      document.body.replaceChildren(frame)
    }, new URL(entry, test.info().project.use.baseURL).href)
    const app = page.frameLocator('iframe')
    await expect(app.getByRole('heading', { level: 1 })).toContainText('Lotus Bank')
    const root = app.locator('html')
    await expect(app.getByRole('button', { name: text('vi', 'shell', 'bar.login') })).toHaveCount(0)
    const worn = await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--color-button'))
    expect(worn.trim()).toBe('#7a1f5c')
  })
  await staff.context().close()
})
