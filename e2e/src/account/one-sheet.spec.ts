import { expect, test } from '@playwright/test'
import { captchaText, codeInput, enterCode, newPhone, open } from '../helpers/golfer.ts'
import { codeFor, smsOf } from '../helpers/sandbox.ts'
import { type Language, text } from '../helpers/texts.ts'

test('a newcomer gives phone, code and name in one sheet, with one SMS', async ({ page, request }, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'account', key)
  const phone = newPhone()
  const dialog = page.getByRole('dialog')
  await open(page, '/wap/account', language)

  await test.step('the warning that there is no account creates one with the same captcha', async () => {
    await dialog.getByLabel(t('phone')).fill(phone)
    await dialog.getByLabel(t('captcha'), { exact: true }).fill(captchaText)
    await page.keyboard.press('Enter')
    const warning = dialog.getByRole('alert').filter({ hasText: t('phoneUnregistered') })
    await expect(warning.getByRole('link')).toHaveCount(2)
    expect(await smsOf(request, phone)).toEqual([])
    await warning.getByRole('button', { name: t('createAccount') }).click()
  })

  await test.step('the code can be left for another number, and is still good', async () => {
    await expect(codeInput(page)).toBeFocused()
    await dialog.getByRole('button', { name: t('otherPhone') }).click()
    await expect(dialog.getByLabel(t('phone'))).toHaveValue(phone)
    await dialog.getByRole('button', { name: t('enterCode') }).click()
    await enterCode(page, await codeFor(request, phone, 0))
  })

  await test.step('the name comes next, and no further dialog follows', async () => {
    const name = dialog.getByLabel(t('update.fullname'))
    await expect(name).toBeFocused()
    await name.fill('Nguyễn Thu Hà')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('info') ?? '{}'))
    expect(stored).toMatchObject({ phone, fullname: 'Nguyễn Thu Hà' })
    expect(await smsOf(request, phone)).toHaveLength(1)
  })
})

test('the code is read from the SMS where the browser can', async ({ page, request }, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  const t = (key: string) => text('vi', 'account', key)
  const phone = newPhone()
  const dialog = page.getByRole('dialog')
  // Chromium without a phone has no WebOTP: its place is taken by a promise that the test fulfils.
  await page.addInitScript(() => {
    const received = new EventTarget()
    const get = (options: { otp?: { transport: string[] } }) =>
      new Promise((resolve) => {
        if (options.otp?.transport[0] !== 'sms') return
        received.addEventListener('sms', (event) => resolve({ code: (event as CustomEvent).detail }))
      })
    Object.assign(window, { OTPCredential: class {}, received })
    Object.defineProperty(navigator, 'credentials', { value: { get } })
  })
  await open(page, '/wap/account', 'vi')
  await dialog.getByRole('button', { name: t('createAccount') }).click()
  await dialog.getByLabel(t('phone')).fill(phone)
  await dialog.getByLabel(t('captcha'), { exact: true }).fill(captchaText)
  await page.keyboard.press('Enter')
  await expect(codeInput(page)).toBeFocused()
  const code = await codeFor(request, phone, 0)
  const [sms] = await smsOf(request, phone)
  expect(sms?.text.split('\n').at(-1)).toBe(`@localhost #${code}`)
  await page.evaluate((detail) => {
    const { received } = window as unknown as { received: EventTarget }
    received.dispatchEvent(new CustomEvent('sms', { detail }))
  }, code)
  await expect(dialog.getByLabel(t('update.fullname'))).toBeVisible()
})
