import { expect, type Page, test } from '@playwright/test'
import { addFingerprintReader } from '../helpers/devices/fingerprint-reader.ts'
import { newPhone, open, register } from '../helpers/golfer.ts'
import { smsOf } from '../helpers/sandbox.ts'
import { text } from '../helpers/texts.ts'

const language = 'vi'
const t = (area: string, key: string) => text(language, area, key)
const settings = (key: string) => t('account-settings', key)

/** A browser that cannot suggest passkeys at a field: they are used by the button alone. */
async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

async function openLogin(page: Page): Promise<void> {
  await open(page, '/wap', language)
  await page
    .getByRole('button', { name: t('shell', 'login'), exact: true })
    .filter({ visible: true })
    .first()
    .click()
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('info'))
}

const sessionOf = (page: Page) =>
  page.evaluate((): { phone?: string } => JSON.parse(localStorage.getItem('info') ?? '{}'))

test('a golfer adds a passkey after the first login, logs in with it without an SMS, and removes it', async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  const phone = newPhone()
  const offer = page.getByRole('region', { name: t('account', 'passkey.offerTitle') })
  const use = page.getByRole('dialog').getByRole('button', { name: t('account', 'passkey.use') })
  const passkeys = page.getByRole('main').getByRole('region', { name: settings('passkeys.title') })
  await addFingerprintReader(page)
  await withoutSuggestions(page)

  await test.step('the offer follows the login by code; it is no dialog', async () => {
    await openLogin(page)
    await register(page, request, phone, language)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await offer.getByRole('button', { name: t('account', 'passkey.add') }).click()
    await expect(page.getByText(t('account', 'passkey.added'))).toBeVisible()
    await expect(offer).toBeHidden()
  })

  await test.step('the next login needs neither phone nor code', async () => {
    const sent = (await smsOf(request, phone)).length
    await logOut(page)
    await openLogin(page)
    await use.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await sessionOf(page)).phone).toBe(phone)
    expect((await smsOf(request, phone)).length).toBe(sent)
  })

  await test.step('the account page lists it and removes it', async () => {
    await open(page, '/wap/account', language)
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    await expect(passkeys.getByRole('listitem')).toContainText('Linux')
    await expect(passkeys).not.toContainText(settings('passkeys.unused'))
    await passkeys.getByRole('button', { name: settings('passkeys.removeNamed').split('{')[0] ?? '' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: settings('passkeys.remove') })
      .click()
    await expect(passkeys).toContainText(settings('passkeys.none'))
  })

  await test.step('a removed passkey is refused with a hint at the code', async () => {
    await logOut(page)
    await openLogin(page)
    await use.click()
    await expect(page.getByRole('status').getByText('OTP')).toBeVisible()
    expect(await sessionOf(page)).toEqual({})
  })
})

test('a browser that suggests passkeys at the field of the phone logs in by the suggestion', async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  const phone = newPhone()
  await addFingerprintReader(page)
  await openLogin(page)
  await register(page, request, phone, language)
  await page.getByRole('button', { name: t('account', 'passkey.add') }).click()
  await expect(page.getByText(t('account', 'passkey.added'))).toBeVisible()
  await logOut(page)
  // The simulated owner takes the first suggestion.
  await openLogin(page)
  await expect.poll(() => sessionOf(page)).toMatchObject({ phone })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an offer that was declined does not come again with the next login', async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the same in every width and language')
  const offer = page.getByRole('region', { name: t('account', 'passkey.offerTitle') })
  await addFingerprintReader(page)
  await openLogin(page)
  await register(page, request, newPhone(), language)
  await offer.getByRole('button', { name: t('account', 'passkey.notNow') }).click()
  await expect(offer).toBeHidden()

  await logOut(page)
  const asked: string[] = []
  page.on('request', (call) => asked.push(call.url()))
  await openLogin(page)
  await register(page, request, newPhone(), language)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('list_passkey'))).toEqual([])
  await expect(offer).toBeHidden()
})
