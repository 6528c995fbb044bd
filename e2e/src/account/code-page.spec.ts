import { expect, test } from '@playwright/test'
import { captchaText, codeInput, enterCode, newPhone, open } from '../helpers/golfer.ts'
import { codeFor, sandbox, smsOf } from '../helpers/sandbox.ts'
import { logIn } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'
import { interceptFromStart } from '../setup/intercept-from-start.ts'

test.beforeEach(interceptFromStart)

const t = (key: string) => text('vi', 'account', key)

test('the code page of a bank signs in a customer with an existing account', async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  const phone = newPhone()
  await logIn(request, phone)
  const address = `/wap/login-otp?phone=${phone}&cif=C${phone}&type=nab`
  const sent = async () => (await smsOf(request, phone)).length

  await test.step('it is shut without the customer’s number at the bank', async () => {
    await open(page, `/wap/login-otp?phone=${phone}`, 'vi')
    await expect(page.getByRole('heading', { name: 'Thông tin không hợp lệ!' })).toBeVisible()
    await expect(codeInput(page)).toHaveCount(0)
  })

  await test.step('a visitor who was not just signed in by a bank solves a captcha first', async () => {
    const stranger = newPhone()
    await open(page, `/wap/login-otp?phone=${stranger}&cif=C${stranger}`, 'vi')
    await page.getByLabel(t('captcha'), { exact: true }).fill('wrong')
    await page.getByRole('button', { name: t('sendCode') }).click()
    await expect(page.getByText('Mã Captcha không chính xác')).toBeVisible()
    await page.getByLabel(t('captcha'), { exact: true }).fill(captchaText)
    await page.getByRole('button', { name: t('sendCode') }).click()
    await codeInput(page).waitFor()
    await codeFor(request, stranger, 0)
  })

  const before = await sent()
  await test.step('a customer from the bank’s app gets the code at once, and only one per page load', async () => {
    const handed = await request.post(`${sandbox}/partners/nab/hand-over`, {
      data: { cif: `C${phone}`, phone },
    })
    const { data } = await handed.json()
    const taken = await (await request.post('/api/for_wap/login_checkpoint', { data: { data } })).json()
    expect(taken.data).toMatchObject({ flag: 'otp', phone, cif: `C${phone}` })
    // The countdown of 125 seconds is shortened, so that the resend need not be waited for.
    await page.route('**/get_sms_login*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      if (body.data) body.data.time = 6
      await route.fulfill({ response, json: body })
    })
    await open(page, address, 'vi')
    await codeInput(page).waitFor()
    await codeFor(request, phone, before)
    await page.reload()
    await codeInput(page).waitFor()
    expect(await sent()).toBe(before + 1)
    expect(await page.evaluate(() => localStorage.getItem('flag'))).toBe('nab')
  })

  await test.step('a code that is over is not tried; the link sends another one', async () => {
    await page.getByRole('button', { name: t('otp.resend') }).click()
    await codeFor(request, phone, before + 1)
    await page.unroute('**/get_sms_login*')
  })

  await test.step('six digits are sent automatically, under an overlay; a wrong code has its own message', async () => {
    const code = await codeFor(request, phone, before + 1)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/get_token_with_otp*', async (route) => {
      await answered
      await route.continue()
    })
    await enterCode(page, code === '000000' ? '000001' : '000000')
    const cover = page.getByRole('dialog', { name: t('otp.checking') })
    await expect(cover).toBeVisible()
    answer()
    await expect(page.getByText('Mã OTP không chính xác. Vui lòng thử lại!')).toBeVisible()
    await expect(cover).toBeHidden()
    await enterCode(page, code)
    await page.waitForURL(/\/navigate\?token=[^&]+/)
    await expect(page.getByRole('link', { name: text('vi', 'partners', 'chooser.book') })).toBeVisible()
  })
})

test('the page of the last code is home’s when none was sent, and signs in by the one that was', async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  await open(page, '/wap/verify-otp', 'vi')
  await page.waitForURL(/\/wap(\?|$)/)

  const phone = newPhone()
  await logIn(request, phone)
  await page.getByRole('button', { name: text('vi', 'shell', 'bar.login') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('phone')).fill(phone)
  await dialog.getByLabel(t('captcha'), { exact: true }).fill(captchaText)
  const before = (await smsOf(request, phone)).length
  await page.keyboard.press('Enter')
  const code = await codeFor(request, phone, before)
  await open(page, '/wap/verify-otp', 'vi')
  await expect(page.getByText(phone)).toBeVisible()
  await enterCode(page, code)
  await page.waitForURL(/\/wap(\?|$)/)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('info') ?? '{}').phone)).toBe(phone)
})
