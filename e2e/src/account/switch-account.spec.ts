import { expect, type Page } from '@playwright/test'
import { ssoToken } from '../helpers/bank-customer.ts'
import { newPhone } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'partners', `switch.${key}`)

test.use({ locale: 'en-GB' })
test.skip(({ viewport }) => viewport?.width !== 390, 'once, as on a phone')

const vidIn = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('info') ?? 'null')?.vga)
const question = (page: Page) => page.getByRole('dialog', { name: t('title') })

/** The vID in a token, which is readable by anyone. */
function vidOf(token: string): number {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).vga
}

for (const [path, bank] of [
  ['/set-token', 'nab'],
  ['/wap', 'nab'],
  ['/navigate', 'nab'],
  ['/navigate-stb', 'stb'],
  ['/navigate-bidv', 'bidv'],
  ['/vietin', 'vietin'],
] as const)
  test(`${path} asks a signed-in golfer before another account replaces the session`, async ({
    page,
    request,
    golfer,
  }) => {
    const token = await ssoToken(request, bank, newPhone())
    const leaks: string[] = []
    page.on('request', async (one) => {
      if (one.isNavigationRequest() && one.url().includes(token)) return
      const { referer = '' } = await one.allHeaders().catch(() => ({ referer: '' }))
      if (`${one.url()} ${referer}`.includes(token)) leaks.push(one.url())
    })

    await test.step('the question names both accounts, and to stay is the default', async () => {
      await page.goto(`${path}?lang=en&token=${token}`)
      await expect(question(page)).toContainText(`vID ${golfer.vga}`)
      await expect(question(page)).toContainText(`vID ${vidOf(token)}`)
      await expect(question(page)).toContainText(t('vid'))
      await expect(question(page).getByRole('button', { name: t('stay') })).toBeFocused()
      expect(page.url()).not.toContain(token)
      expect(await vidIn(page)).toBe(golfer.vga)
      await page.keyboard.press('Enter')
      await expect(question(page)).toBeHidden()
      await expect(page.locator('html[data-hydrated]')).toBeVisible()
      expect(await vidIn(page)).toBe(golfer.vga)
    })

    await test.step('to dismiss it is to stay', async () => {
      await page.goto(`${path}?lang=en&token=${token}`)
      await expect(question(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      expect(await vidIn(page)).toBe(golfer.vga)
    })

    await test.step('switching signs in the other account, and no address or request names its token', async () => {
      // the step back out of the dismissed dialog's entry, or home's reload, ends a navigation begun meanwhile
      await expect(async () => {
        await page.goto(`${path}?lang=en&token=${token}`)
        await expect(question(page)).toBeVisible()
      }).toPass()
      const vid = vidOf(token)
      await question(page)
        .getByRole('button', { name: t('switch').replace('{vid}', String(vid)) })
        .click()
      await expect.poll(() => vidIn(page)).toBe(vid)
      expect(page.url()).not.toContain(token)
      expect(
        await page.evaluate(() => [document.referrer, JSON.stringify(history.state)].join()),
      ).not.toContain(token)
      expect(leaks).toEqual([])
    })

    await test.step('the same account again is no question', async () => {
      // home's reload may end a navigation begun meanwhile
      await expect(async () => {
        await page.goto(`${path}?lang=en&token=${token}`)
      }).toPass()
      await page.waitForURL((url) => !url.searchParams.has('token'))
      await expect(page.locator('html[data-hydrated]')).toBeVisible()
      await expect.poll(() => page.evaluate(() => 'ssoToken' in window && window.ssoToken)).toBeFalsy()
      await expect(question(page)).toBeHidden()
    })
  })

test('a session whose token has expired is replaced without a question', async ({
  page,
  request,
  golfer,
}) => {
  const expired = golfer.token.split('.')
  const claims = JSON.parse(Buffer.from(expired[1] ?? '', 'base64url').toString())
  expired[1] = Buffer.from(JSON.stringify({ ...claims, exp: 1_700_000_000 })).toString('base64url')
  await page.addInitScript(
    (info) => {
      if (!sessionStorage.getItem('put')) localStorage.setItem('info', info)
      sessionStorage.setItem('put', '1')
    },
    JSON.stringify({ ...golfer, token: expired.join('.') }),
  )
  const token = await ssoToken(request, 'nab', newPhone())
  await page.goto(`/wap?lang=en&token=${token}`)
  await expect.poll(() => vidIn(page)).toBe(vidOf(token))
})
