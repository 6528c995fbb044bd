import { type APIRequestContext, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { dayButtons } from '../helpers/booking-form.ts'
import { settleAt } from '../helpers/gateway-page.ts'
import { newPhone } from '../helpers/golfer.ts'
import { readTransferQr } from '../helpers/read-qr.ts'
import { pay, sandbox } from '../helpers/sandbox.ts'
import { confirmAndPlaceByCall } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'
import { nameCauses } from '../setup/name-causes.ts'
import { seenPopup } from '../setup/seen-popup.ts'
import { worker } from '../setup/workers.ts'

const t = (area: string, key: string) => text('vi', area, key)

const banks = [
  {
    code: 'vietin',
    name: 'VietinBank',
    chooser: true,
    theme: 'default',
    insurance: true,
    cards: true,
    paysAtBank: false,
  },
  {
    code: 'stb',
    name: 'Sacombank',
    chooser: true,
    theme: 'default',
    insurance: true,
    cards: true,
    paysAtBank: false,
  },
  {
    code: 'nab',
    name: 'Nam A Bank',
    chooser: false,
    theme: 'default',
    insurance: true,
    cards: true,
    paysAtBank: false,
  },
  {
    code: 'bidv',
    name: 'BIDV',
    chooser: true,
    theme: 'bank7',
    insurance: false,
    cards: false,
    paysAtBank: true,
  },
] as const

// The bank's app is a page wide enough for the phone and what passes between the two; the product has the phone.
test.use({
  viewport: { width: 1280, height: 1060 },
  isMobile: false,
  storageState: seenPopup,
  serviceWorkers: 'allow',
})
test.skip(({ hasTouch }) => !hasTouch, 'a bank’s app is a phone')

/** Signs the bank's first customer in and opens the product in the app's frame. */
async function openInApp(page: Page, code: string, variant = 'right'): Promise<FrameLocator> {
  await page.goto(`${sandbox}/partners/${code}?lang=vi`)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.locator(`input[value="${variant}"]`).check()
  await page.getByRole('button', { name: 'Đặt sân golf' }).click()
  return page.frameLocator('iframe')
}

/** The messages to the app, newest first. */
async function messagesTo(page: Page): Promise<unknown[]> {
  const sent = await page.locator('[data-told] code').allTextContents()
  return sent.map((message) => JSON.parse(message))
}

/** The look from the bank's row. */
async function lookOf(request: APIRequestContext, code: string): Promise<{ color: string; title: string }> {
  const { data } = await (await request.get(`/api/services/partner?code=${code}&lang=vi`)).json()
  return { color: JSON.parse(data.config).main_color.value, title: data.titles.app }
}

for (const bank of banks) {
  test(`a customer of ${bank.name} books and pays inside the bank's app, and goes back to it`, async ({
    page,
    request,
  }) => {
    const broken: string[] = []
    await nameCauses(page.context())
    page.on('pageerror', (error) => broken.push(error.stack ?? error.message))
    const app = await openInApp(page, bank.code)
    const main = app.getByRole('main')
    const dialog = app.getByRole('dialog')
    const form = app.getByRole('form', { name: t('booking', 'form.label') })
    const root = app.locator('html')
    const title = () => root.evaluate(() => document.title)
    const look = await lookOf(request, bank.code)

    await test.step('signs in and is welcomed in the bank’s look', async () => {
      if (bank.chooser) await main.getByRole('link', { name: t('partners', 'chooser.book') }).click()
      await expect(main.getByRole('heading', { level: 1 })).toContainText(bank.name)
      await app.locator('html[data-hydrated]').waitFor()
      await main.getByRole('tab', { name: t('home', 'tabs.book') }).click()
      await expect(form.getByRole('button', { name: t('booking', 'form.players') })).not.toContainText(
        t('booking', 'form.choosePlayers'),
      )
      await expect(root).toHaveAttribute('data-theme', bank.theme)
      await expect(root).toHaveAttribute('data-font', bank.theme === 'bank7' ? 'system' : 'default')
      const worn = await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--color-button'))
      expect(worn.trim()).toBe(look.color)
      // Bank 7 also has a font of its own, and every bank has icons that others do not see.
      const letters = await root.evaluate((html) => getComputedStyle(html).getPropertyValue('--font-sans'))
      expect(letters.includes('Helvetica Neue')).toBe(bank.theme === 'bank7')
      const bar = app.getByRole('navigation', { name: t('shell', 'bottomNavigation') })
      await expect(bar.locator('svg[class*="_filled_"]').first()).toBeVisible()
      await expect.poll(title).toBe(look.title)
    })

    await test.step('sees the pages allowed to this bank’s customers, and no more', async () => {
      await expect(form.getByRole('button', { name: t('booking', 'form.packages') })).toHaveCount(
        bank.insurance ? 1 : 0,
      )
      await app.getByRole('button', { name: t('shell', 'bar.more'), exact: true }).click()
      const group = (key: string) => dialog.getByRole('heading', { name: t('shell', key) })
      await expect(group('menu.help')).toBeVisible()
      await expect(group('menu.products')).toHaveCount(bank.cards ? 1 : 0)
      await expect(dialog.getByRole('button', { name: t('shell', 'logout') })).toHaveCount(0)
      await dialog.getByRole('button', { name: t('ui', 'close') }).click()
    })

    await test.step('asks for a tee time', async () => {
      // a customer who has booked before is also offered the usual round by the name of its course
      await form.getByRole('button', { name: new RegExp(`^${t('booking', 'form.course')}`) }).click()
      await dialog.getByRole('listitem').getByRole('button').first().click()
      await form.getByRole('button', { name: t('booking', 'form.play') }).click()
      // a day of its own, for the last place of a start can be sold to one bank's customer only
      await dayButtons(dialog)
        .nth(3 + worker)
        .click()
      await dialog
        .getByRole('button', { name: /^\d\d:\d\d/ })
        .first()
        .click()
      await form.getByRole('button', { name: t('booking', 'form.send') }).click()
      await dialog.getByRole('button', { name: t('booking', 'sent.toHistory') }).click()
    })

    const billCode = await test.step('finds it in the history', async () => {
      const card = main.getByRole('article').first()
      await expect(card).toContainText(t('bill', 'status.awaitingStaff'))
      const [code = ''] = /TV[0-9A-Z]{6}/.exec((await card.textContent()) ?? '') ?? []
      await card.getByRole('link').first().click()
      await expect(main.getByText(t('bill', 'clock.staff'))).toBeVisible()
      return code
    })

    await test.step('pays once staff have confirmed', async () => {
      await confirmAndPlaceByCall(request, billCode)
      const name = new RegExp(t('bill', 'pay.button').replace('{amount}', String.raw`[\d.,]+`))
      await main.getByRole('button', { name }).last().click()
      if (bank.paysAtBank) {
        await settleAt(app, 'paid')
        await expect(main.getByText(t('bill', 'status.paid')).first()).toBeVisible({ timeout: 20_000 })
        expect(await messagesTo(page)).toContainEqual(expect.objectContaining({ type: 'payment' }))
        return
      }
      await main.getByText(t('payment', 'method.hint.bank')).click()
      const picture = app.getByRole('img', { name: /QR/ })
      await expect(picture).toBeVisible()
      await pay(request, await readTransferQr(picture))
      await expect(app.getByText(t('payment', 'qr.paid')).first()).toBeVisible({ timeout: 20_000 })
    })

    await test.step('goes back to the bank’s app', async () => {
      await app.getByRole('link', { name: t('shell', 'bar.home') }).click()
      await expect.poll(title).toBe(look.title)
      await app.getByRole('button', { name: t('shell', 'toBankApp') }).click()
      await expect(page.locator('[data-screen="home"]')).toBeVisible()
      expect(await messagesTo(page)).toContainEqual({ type: 'back' })
      expect(broken).toEqual([])
    })
  })
}

test('an SSO token that was altered, used, encrypted with another key or is too old signs in no golfer', async ({
  page,
}) => {
  for (const variant of ['tampered', 'replayed', 'wrong_key', 'foreign', 'garbage']) {
    const app = await openInApp(page, 'stb', variant)
    const refused = app.getByRole('alert').getByRole('heading', { name: t('partners', 'refused.title') })
    await expect(refused, variant).toBeVisible()
    await app.getByRole('link', { name: t('partners', 'backToApp') }).click()
    // whichever window sent it, the customer is back in the app
    await expect(page.locator('[data-screen="home"]'), variant).toBeVisible()
    expect(await messagesTo(page)).toEqual([{ type: 'back' }])
  }
  const app = await openInApp(page, 'vietin', 'stale')
  // Genuine but too old: the product sends the customer to the bank, to begin again there.
  await expect(app.getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  expect(await page.frames()[1]?.evaluate(() => localStorage.getItem('info'))).toBeNull()
})

test('inside a frame of another site the login survives a reload, and the page reports where it cannot', async ({
  page,
  request,
}) => {
  // 127.0.0.1 is the same product at another site than the bank's page: this browser gives its frame no local storage
  // there, and cookies of its own only.
  const product = `http://127.0.0.1:${Number(new URL(sandbox).port) - 1}`
  const ssoToken = async () => {
    const order = { cif: `C${Date.now()}`, phone: newPhone() }
    return (await (await request.post(`${sandbox}/partners/nab/hand-over`, { data: order })).json()).data
  }
  const frameIn = async () => {
    const address = `${product}/login-checkpoint?${new URLSearchParams({ data: await ssoToken() })}`
    await page.goto(`${sandbox}/bank/transfers`)
    await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      Object.assign(frame, { src, width: 390, height: 844 })
      document.body.replaceChildren(frame)
    }, address)
    const app = page.frameLocator('iframe')
    await expect(app.getByRole('heading', { level: 1 })).toContainText('Nam A Bank')
    await app.getByRole('button', { name: t('ui', 'close') }).click()
    return app
  }
  const reload = () => page.frames()[1]?.evaluate(() => location.reload())

  const app = await frameIn()
  await expect(app.getByRole('button', { name: t('shell', 'bar.login') })).toHaveCount(0)
  await app.getByRole('link', { name: t('shell', 'bar.bookings') }).click()
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('history', 'title'))
  await reload()
  await expect(app.getByRole('link', { name: t('shell', 'bar.prices') })).toBeVisible()
  await expect(app.locator('html')).toHaveAttribute('style', /--color-button/)

  await page.addInitScript(() => {
    if (window === top) return
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('storage is shut off here', 'SecurityError')
      },
    })
  })
  const forgetful = await frameIn()
  await forgetful.getByRole('link', { name: t('shell', 'bar.bookings') }).click()
  await expect(forgetful.getByRole('heading', { level: 1 })).toHaveText(t('history', 'title'))
  await reload()
  const forgets = forgetful.getByRole('dialog').filter({ hasText: t('partners', 'forgets.text') })
  await expect(forgets).toBeVisible()
})

test('without a network a bank’s app shows the page for that in its frame, and nothing old once the line is back', async ({
  page,
  context,
}) => {
  const noise: string[] = []
  await nameCauses(page.context())
  page.on('pageerror', (error) => noise.push(error.stack ?? error.message))
  page.on('console', (said) => said.type() === 'error' && noise.push(said.text()))
  const app = await openInApp(page, 'nab')
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Nam A Bank')
  const frame = page.frames()[1]
  await frame?.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  expect(noise).toEqual([])

  await context.setOffline(true)
  await frame?.evaluate(() => location.assign('/bang-gia'))
  await expect(app.getByRole('heading', { name: t('round', 'offline.title') })).toBeVisible()
  await app.locator('html[data-hydrated]').waitFor()
  await context.setOffline(false)
  await expect(app.getByRole('heading', { level: 1, name: t('prices', 'title') })).toBeVisible()

  noise.length = 0
  // In one browser the other bank's customer is asked before the first one's session ends.
  const other = await openInApp(page, 'stb')
  await other.getByRole('button', { name: /^Chuyển sang vID/ }).click()
  await other.getByRole('link', { name: t('partners', 'chooser.book') }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Sacombank')
  expect(noise).toEqual([])
})
