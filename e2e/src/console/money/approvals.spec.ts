import { type Browser, expect, type Page, request, test } from '@playwright/test'
import { signInByCall } from '../../helpers/devices/staff-cookie.ts'
import { open } from '../../helpers/golfer.ts'
import { type Caller, callerOf } from '../../helpers/morning/calls.ts'
import { type OwnProduct, ownProduct } from '../../helpers/own-product/own-product.ts'
import { signIn } from '../../helpers/own-product/sign-in.ts'
import { text } from '../../helpers/texts.ts'

// a product of its own: with a second person in the settings other tests could not book money alone
test.setTimeout(240_000)

const t = (key: string) => text('en', 'staff-sharing', `approvals.${key}`)
const statement = (key: string) => text('en', 'staff-statement', key)
const course = 1
const proposer = { email: 'admin@teeviet.test', password: 'teeviet-demo' }
const approver = { email: 'second@teeviet.test', password: 'long enough for a console' }
const firstAccount = { bank_bin: '970436', account_number: '0011002233445', holder: 'CONG TY SAN MAU' }

let product: OwnProduct
test.beforeAll(async () => {
  product = await ownProduct({ DEMO: '1', TEE_SHEET_DAYS: '3' })
  await product.startAt(Date.now())
})
test.afterAll(() => product.remove())

/** A club with a bank account, a second administrator, and acts over money that need a second person. */
async function requireSecondPerson(staff: Caller): Promise<void> {
  await staff('POST /api/staff/payouts/account', { facility_id: course, ...firstAccount })
  const { link } = await staff('POST /api/staff/users', {
    email: approver.email,
    name: 'Second Person',
    roles: ['admin'],
    course_ids: [],
  })
  await staff('POST /api/staff/password', { token: link.split('#')[1] ?? '', password: approver.password })
  const { settings, revision } = await staff('GET /api/staff/settings', {})
  await staff('POST /api/staff/settings', {
    revision,
    settings: { ...settings, second_person_above: '1000000' },
  })
}

async function consoleOf(browser: Browser, account: typeof proposer): Promise<Page> {
  const context = await product.open(browser, { viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, account)
  return page
}

/** Asks by the form of the payouts that the club is paid to another account number. */
async function proposeAccount(page: Page, number: string): Promise<void> {
  await open(page, '/staff/statements?tab=payouts', 'en')
  await page.getByRole('button', { name: statement('account.change') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(statement('account.number')).fill(number)
  await dialog.getByRole('button', { name: statement('account.save') }).click()
  await expect(page.getByText(t('proposed'))).toBeVisible()
}

const proposalOf = (page: Page, number: string) =>
  page.locator('[data-approval="account"]').filter({ hasText: number.slice(-4) })

test('another bank account of a club waits until a second person approves it, and never the one who asked for it', async ({
  browser,
}) => {
  const device = await request.newContext({ baseURL: product.url })
  const staff = callerOf(device, await signInByCall(proposer, product.url))
  await requireSecondPerson(staff)
  const accountNumber = async () =>
    (await staff('GET /api/staff/payouts', {})).find(({ facility_id }) => facility_id === course)?.account
      ?.account_number
  const [first, second] = [await consoleOf(browser, proposer), await consoleOf(browser, approver)]
  const [approved, declined] = ['0011009988776', '0011005544332']
  const approve = { name: t('approve'), exact: true }

  await test.step('it is proposed and not done, and its proposer may neither approve nor decline it', async () => {
    await proposeAccount(first, approved)
    await open(first, '/staff/ledger', 'en')
    await expect(first.getByRole('heading', { name: t('title') })).toBeVisible()
    const own = proposalOf(first, approved)
    await expect(own).toContainText(t('own'))
    await expect(own.getByRole('button')).toHaveCount(0)
    expect(await accountNumber()).toBe(firstAccount.account_number)
  })

  await test.step('a second person reads who asked for it, goes back once, and approves it', async () => {
    await open(second, '/staff/ledger', 'en')
    const proposal = proposalOf(second, approved)
    await expect(proposal).toContainText(approved)
    await proposal.getByRole('button', approve).click()
    const question = second.getByRole('dialog')
    await expect(question).toContainText(approved)
    await question
      .getByRole('button', { name: text('en', 'ui', 'close'), exact: true })
      .last()
      .click()
    await expect(question).toHaveCount(0)
    expect(await accountNumber()).toBe(firstAccount.account_number)
    await proposal.getByRole('button', approve).click()
    await question.getByRole('button', approve).click()
    await expect(second.getByText(t('approved'))).toBeVisible()
    await expect(proposal).toHaveCount(0)
    expect(await accountNumber()).toBe(approved)
  })

  await test.step('the page of its proposer follows', async () => {
    await expect(proposalOf(first, approved)).toHaveCount(0)
  })

  await test.step('one that the second person declines with a reason changes nothing', async () => {
    await proposeAccount(first, declined)
    const proposal = proposalOf(second, declined)
    await proposal.getByRole('button', { name: t('decline') }).click()
    await proposal.getByLabel(t('reason')).fill('The club does not know it')
    await proposal.getByRole('button', { name: t('decline') }).click()
    await expect(second.getByText(t('declined'))).toBeVisible()
    await expect(proposal).toHaveCount(0)
    expect(await accountNumber()).toBe(approved)
  })
  await Promise.all([first, second].map((page) => page.context().close()))
  await device.dispose()
})
