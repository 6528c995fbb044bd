import { type Browser, expect, type Page } from '@playwright/test'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'
import type { OwnProduct } from './own-product.ts'
import { sampleCourse } from './set-up-course.ts'
import { signIn } from './sign-in.ts'

const people = (key: string) => text('en', 'staff-people', key)
const staff = (key: string) => text('en', 'staff', key)

const account = { email: 'san-mau@teeviet.test', name: 'Sân Mẫu', password: 'sample-club-1' }
const phone = { viewport: { width: 390, height: 844 } }

/** Staff invite the account of the course's club, which sets its password and signs in to its portal. */
export async function addClub(browser: Browser, product: OwnProduct, console_: Page): Promise<Page> {
  const link = await invite(console_)
  const page = await (await product.open(browser, phone)).newPage()
  await page.goto(link.replace('#', '?lang=en#'))
  await page.getByLabel(people('password.new')).fill(account.password)
  await page.getByRole('button', { name: people('password.set') }).click()
  await expect(page.getByRole('status')).toContainText(account.email)
  await signIn(page, account)
  return page
}

/** The portal of the club, signed in to on another device. */
export async function openPortal(browser: Browser, product: OwnProduct): Promise<Page> {
  const page = await (await product.open(browser, phone)).newPage()
  await signIn(page, account)
  return page
}

/** Invites the club's account and returns the link to set its password. */
async function invite(page: Page): Promise<string> {
  await open(page, '/staff/users', 'en')
  await page.getByRole('link', { name: people('user.invite') }).click()
  await page.getByLabel(people('user.email')).fill(account.email)
  await page.getByLabel(people('user.name'), { exact: true }).fill(account.name)
  await page.getByRole('checkbox', { name: staff('role.staff') }).uncheck()
  await page.getByRole('checkbox', { name: staff('role.club') }).check()
  await page.getByRole('combobox', { name: people('user.courses') }).click()
  await page.getByRole('option', { name: sampleCourse.english }).click()
  await page.keyboard.press('Tab')
  await page
    .getByRole('button', { name: people('user.invite') })
    .last()
    .click()
  const link = page.getByText(/\/staff\/set-password#/)
  await expect(link).toBeVisible()
  return (await link.textContent()) ?? ''
}
