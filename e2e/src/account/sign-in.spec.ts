import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { captchaText, codeInput, enterCode, newPhone, open } from '../helpers/golfer.ts'
import { codeFor, codeMailedTo, smsOf } from '../helpers/sandbox.ts'
import { type Language, text } from '../helpers/texts.ts'
import { captchaSeconds, resendSeconds } from '../setup/short-times.ts'

/** The quotations of the specification, verbatim in their language; other texts are found by their key. */
const quoted = {
  vi: {
    phoneEmpty: 'Vui lòng nhập số điện thoại.',
    phoneFormat: 'Số điện thoại không đúng định dạng.',
    captchaEmpty: 'Vui lòng nhập mã captcha',
    captchaExpired: 'Mã đã hết hạn',
    captchaWrong: 'Mã Captcha không chính xác',
    otpWrong: 'Mã OTP không chính xác',
    otpExpired: 'OTP đã hết hạn, Vui lòng Click gửi lại để gửi lại mã.',
    tooSoon: /^Bạn vừa lấy mã OTP, vui lòng thử lại sau \d+ giây\.$/,
    registered: 'Số điện thoại này đã có tài khoản, vui lòng đăng nhập!',
  },
  en: {
    phoneEmpty: 'Please enter your phone number.',
    phoneFormat: 'The phone number format is not valid.',
    captchaEmpty: 'Please enter the captcha code',
    captchaExpired: 'Code has expired',
    captchaWrong: 'The captcha code is incorrect',
    otpWrong: 'The OTP code is incorrect',
    otpExpired: 'The OTP has expired. Please press Resend to get a new code.',
    tooSoon: /^You have just requested an OTP code, please try again in \d+ seconds\.$/,
    registered: 'Customer has registered account with this phone number, Please login!',
  },
} as const

const registeredPhone = '0900000001'

/** The login dialog on home, and what can be done in it. */
async function openLogin(page: Page, language: Language) {
  const t = (key: string) => text(language, 'account', key)
  await open(page, '/wap', language)
  await page
    .getByRole('button', { name: text(language, 'shell', 'login'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const form = dialog.locator('form')
  const phone = dialog.getByLabel(t('phone'))
  const captcha = dialog.getByLabel(t('captcha'), { exact: true })
  return {
    dialog,
    phone,
    captcha,
    picture: dialog.getByRole('img', { name: t('captchaPicture') }),
    submit: (mode: 'logIn' | 'createAccount') =>
      form.locator(`button[type="submit"]`, { hasText: t(mode) }).click(),
    switchTo: (mode: 'logIn' | 'createAccount') =>
      form
        .getByRole('button', { name: t(mode) })
        .last()
        .click(),
    /** Another picture, whose time begins now. */
    refresh: () => dialog.getByRole('button', { name: t('newCaptcha') }).click(),
    says: (words: string | RegExp) => expect(dialog.getByText(words)).toBeVisible(),
  }
}

/** Asks for a login code past the dialog, as a second tab would. */
async function askForCodeElsewhere(request: APIRequestContext, phone: string): Promise<void> {
  const keydata = String(Math.trunc(Math.random() * 2 ** 32))
  await request.get('/api/captcha/admin/get-captcha', { params: { keydata } })
  await request.get('/api/captcha/admin/verify-captcha', { params: { keydata, capstr: captchaText } })
  await request.post('/api/for_cms/get_sms_login', { data: { phone } })
}

test('logging in shows the errors of phone and captcha at their fields', async ({ page, request }, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const said = quoted[language]
  const t = (key: string) => text(language, 'account', key)
  const login = await openLogin(page, language)
  const unknown = newPhone()

  await test.step('empty and malformed phones, an empty captcha', async () => {
    await login.submit('logIn')
    await login.says(said.phoneEmpty)
    await login.says(said.captchaEmpty)
    await expect(login.phone).toBeFocused()
    for (const malformed of ['0123456789', '19001234', '0212345678', '+84 12 345', '09000000']) {
      await login.phone.fill(malformed)
      await login.submit('logIn')
      await login.says(said.phoneFormat)
    }
  })

  await test.step('a wrong captcha keeps the typed values', async () => {
    await login.phone.fill(`+84 ${registeredPhone.slice(1)}`)
    const before = (await login.picture.getAttribute('src')) ?? ''
    await login.refresh()
    await expect(login.picture).not.toHaveAttribute('src', before)
    await expect(login.picture).toHaveAttribute('src', /[?]keydata=\d+$/)
    await login.captcha.fill('WRONG')
    await login.submit('logIn')
    await login.says(said.captchaWrong)
    await expect(login.captcha).toHaveAttribute('aria-invalid', 'true')
    await expect(login.phone).toHaveValue(`+84 ${registeredPhone.slice(1)}`)
  })

  await test.step('an expired captcha loads a new picture', async () => {
    const before = await login.picture.getAttribute('src')
    await page.waitForTimeout(captchaSeconds * 1000)
    await login.captcha.fill(captchaText)
    await login.submit('logIn')
    await login.says(said.captchaExpired)
    await expect(login.captcha).toHaveValue('')
    expect(await login.picture.getAttribute('src')).not.toBe(before)
  })

  await test.step('choosing login without an account, or registration with one, costs no code and no captcha', async () => {
    await login.phone.fill(unknown)
    await login.captcha.fill(captchaText)
    await login.submit('logIn')
    await login.says(t('phoneUnregistered'))
    await login.switchTo('createAccount')
    await expect(login.phone).toHaveValue(unknown)
    await login.phone.fill(registeredPhone)
    const before = (await smsOf(request, registeredPhone)).length
    await login.submit('createAccount')
    await login.says(said.registered)
    expect((await smsOf(request, registeredPhone)).length).toBe(before)
    expect(await smsOf(request, unknown)).toEqual([])
  })

  await test.step('a code asked for a moment ago is not sent again', async () => {
    const phone = newPhone()
    await login.phone.fill(phone)
    await login.refresh()
    await login.captcha.fill(captchaText)
    const before = await login.picture.getAttribute('src')
    await askForCodeElsewhere(request, phone)
    await login.submit('createAccount')
    await login.says(said.tooSoon)
    await expect(login.captcha).toHaveValue('')
    expect(await login.picture.getAttribute('src')).not.toBe(before)
  })
})

test('the code of a login: wrong, too often wrong, over, sent again, and still there after a reload', async ({
  page,
  request,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const said = quoted[language]
  const t = (key: string) => text(language, 'account', key)
  const phone = newPhone()
  const left = page.getByRole('dialog').getByRole('timer')
  const resend = page.getByRole('dialog').getByRole('button', { name: t('otp.resend') })
  const note = page.getByRole('dialog').getByRole('alert').filter({ visible: true })
  await page.clock.install()
  const login = await openLogin(page, language)

  await test.step('the countdown begins at 125 seconds, without a way to a second code', async () => {
    await login.switchTo('createAccount')
    await login.phone.fill(phone)
    await login.captcha.fill(captchaText)
    await login.submit('createAccount')
    await expect(left).toHaveText(/02:0[1-5]/)
    await expect(resend).toBeHidden()
    await expect(codeInput(page)).toHaveCount(1)
    await expect(page.getByRole('dialog').locator('input[inputmode="numeric"]')).toHaveCount(6)
    await expect(codeInput(page)).toBeFocused()
    await page.keyboard.type('12x34', { delay: 20 })
    await page.keyboard.press('Enter')
    await expect(note.last()).toHaveText(t('otp.incomplete'))
  })

  await test.step('it goes on where it was after a reload', async () => {
    await page.waitForTimeout(2_000)
    await page.reload()
    await expect(left).toHaveText(/02:0[0-3]|01:[0-5]\d/)
    await expect(resend).toBeHidden()
  })

  await test.step('five wrong codes make it void, and another one is offered at once', async () => {
    const right = await codeFor(request, phone, 0)
    const wrong = right === '111111' ? '222222' : '111111'
    for (let tries = 1; tries <= 5; tries += 1) {
      const tried = page.waitForResponse(/login_with_otp/)
      await enterCode(page, wrong)
      await tried
      await expect(note.last()).toHaveText(said.otpWrong)
      await expect(codeInput(page)).toHaveValue('')
    }
    await enterCode(page, right)
    await expect(note.last()).toHaveText(said.otpExpired)
    await expect(resend).toBeVisible()
  })

  await test.step('the code sent again begins a new countdown, and is refused unasked once that is over', async () => {
    let sent = (await smsOf(request, phone)).length
    await expect(async () => {
      if (await resend.isVisible()) await resend.click()
      await expect(left).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(left).toHaveText(/02:0\d|01:5\d/)
    const second = await codeFor(request, phone, sent)
    // Two minutes and a bit in a pocket.
    await page.clock.fastForward(126_000)
    await expect(note.last()).toHaveText(said.otpExpired)
    const asked: string[] = []
    page.on('request', (call) => asked.push(call.url()))
    await enterCode(page, second)
    await expect(note.last()).toHaveText(said.otpExpired)
    expect(asked.filter((url) => url.includes('login_with_otp'))).toEqual([])
    // Only the phone's clock went on: the server still keeps its pause between two codes.
    await page.waitForTimeout(resendSeconds * 1_000)
    sent = (await smsOf(request, phone)).length
    await expect(async () => {
      if (await resend.isVisible()) await resend.click()
      await expect(left).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await enterCode(page, await codeFor(request, phone, sent))
  })

  await test.step('a new golfer gives a name in the same sheet, and may add further details, validated field by field', async () => {
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: t('update.save') })
    await expect(dialog).toHaveCount(1)
    await expect(dialog.getByLabel(t('update.fullname'))).toBeFocused()
    await expect(dialog.getByLabel(t('update.birthday'))).toBeHidden()
    await dialog.getByRole('button', { name: t('update.more') }).click()
    const fields = {
      fullname: 'x'.repeat(101),
      birthday: '31-02-1990',
      email: 'demo@',
      address: 'x'.repeat(501),
    }
    for (const [field, value] of Object.entries(fields))
      await dialog.getByLabel(t(`update.${field}`)).fill(value)
    await save.click()
    await expect(dialog.getByText(t('update.fullnameLong').replace('{max}', '100'))).toBeVisible()
    await expect(dialog.getByText(t('update.birthdayWrong'))).toBeVisible()
    await expect(dialog.getByText(t('update.emailWrong'))).toBeVisible()
    await expect(dialog.getByLabel(t('update.fullname'))).toBeFocused()
    const right = { fullname: 'Golfer Demo', birthday: '20-11-1990', email: 'demo@teeviet.test', address: '' }
    for (const [field, value] of Object.entries(right))
      await dialog.getByLabel(t(`update.${field}`)).fill(value)
    await save.click()
    await expect(dialog).toHaveCount(0)
    const info = await page.evaluate(() => JSON.parse(localStorage.getItem('info') ?? '{}'))
    expect(info.fullname).toBe('Golfer Demo')
  })
})

test('a golfer from abroad logs in with a code by e-mail, where the operator offers it', async ({
  page,
  request,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'account', key)
  const email = `golfer-${newPhone()}@golf.example`
  const login = await openLogin(page, language)
  const address = login.dialog.getByLabel(t('email'))

  await login.switchTo('createAccount')
  await expect(address).toBeHidden()
  await login.says(t('phoneAbroad'))
  await login.phone.fill(`+8210${newPhone().slice(-8)}`)
  await login.captcha.fill(captchaText)
  await login.submit('createAccount')
  await login.says(t('emailFormat'))

  await address.fill(email)
  await login.submit('createAccount')
  await login.says(t('codeMailed').replace('{email}', email))
  await enterCode(page, await codeMailedTo(request, email))
  await login.dialog.getByLabel(t('update.fullname')).fill('Golfer Demo')
  await login.dialog.getByRole('button', { name: t('update.save') }).click()
  await expect(login.dialog).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('info') ?? '{}'))
  expect(stored.fullname).toBe('Golfer Demo')
})
