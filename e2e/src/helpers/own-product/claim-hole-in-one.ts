import { expect, type Page } from '@playwright/test'
import { newPhone, open } from '../golfer.ts'
import { smsOf } from '../sandbox.ts'
import { text } from '../texts.ts'
import type { OwnProduct } from './own-product.ts'
import { photo } from './upload-picture.ts'

const t = (key: string) => text('vi', 'documents', `hio.${key}`)
const staff = (key: string) => text('en', 'staff-hio', key)

/** The golfer, whose certificate is open, claims a hole-in-one of the first player. Returns the phone of the witness. */
export async function claimHoleInOne(page: Page): Promise<string> {
  const witness = newPhone()
  await page.getByRole('button', { name: t('claim.open') }).click()
  const form = page.getByRole('form', { name: t('claim.title') })
  await form.getByLabel(t('claim.hole'), { exact: true }).fill('7')
  await form.getByLabel(t('claim.yards')).fill('152')
  await form.getByLabel(t('claim.club')).fill('Gậy sắt 8')
  await form.getByLabel(t('claim.witnessName')).fill('Trần Chứng')
  await form.getByLabel(t('claim.witnessPhone')).fill(witness)
  await form.getByLabel(t('claim.photo')).setInputFiles(await photo('ball', '#00aa00'))
  await form.getByRole('button', { name: t('claim.send') }).click()
  await expect(page.getByRole('main')).toContainText(t('state.reported'))
  return witness
}

/** The witness confirms the claim by the link of the SMS. */
export async function confirmAsWitness(page: Page, { sandbox }: OwnProduct, witness: string): Promise<void> {
  let link = ''
  await expect(async () => {
    const [sms] = await smsOf(page.request, witness, sandbox)
    link = /\/o\/w\.[\w-]{22}/.exec(sms?.text ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 15_000 })
  await open(page, link, 'vi')
  await page.getByRole('button', { name: t('witness.yes') }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(t('witness.confirmed'))
}

/** Staff look at the picture of the only claim, and record that it was sent to the insurer and paid. */
export async function decideClaim(page: Page, code: string): Promise<void> {
  await open(page, '/staff/hio-claims?state=all', 'en')
  const claim = page.locator('[data-hio-claim]').filter({ hasText: code })
  await expect(claim).toContainText(staff('state.witnessed'))
  await claim.getByRole('button', { name: staff('photo') }).click()
  await expect(page.getByRole('dialog').locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const step of ['sent', 'paid'] as const) {
    await claim.getByRole('button', { name: staff(`to.${step}`), exact: true }).click()
    await expect(claim.locator('[data-preview]')).toContainText('/b/')
    await claim.getByRole('button', { name: staff(`to.${step}`), exact: true }).click()
    await expect(claim).toHaveAttribute('data-hio-claim', step)
  }
}
