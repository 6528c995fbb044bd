import { expect, type Page, test } from '@playwright/test'
import { newColleague } from '../../helpers/colleague.ts'
import { putStaffCookie, signInByCall } from '../../helpers/devices/staff-cookie.ts'
import { open } from '../../helpers/golfer.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-people', key)
async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await putStaffCookie(page.context(), await signInByCall(account))
}

test('staff see where they are signed in and end the others, whose open console asks for the password at once', async ({
  browser,
  request,
}, info) => {
  test.skip(info.project.name !== 'phone-vi', 'the console has a width and language of its own')
  const account = await newColleague(request)
  const consoles = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' }
  const [own, other] = [await browser.newPage(consoles), await browser.newPage(consoles)]
  await signIn(other, account)
  await signIn(own, account)
  await open(other, '/staff', 'en')
  await open(own, '/staff', 'en')
  await own.getByRole('link', { name: t('sessions.title') }).click()
  const list = own.getByRole('list', { name: t('sessions.open') })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText(t('sessions.this'))).toHaveCount(1)
  await own.getByRole('button', { name: t('sessions.endOthers') }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(other.getByRole('dialog', { name: text('en', 'staff', 'login.again') })).toBeVisible()
  await own.close()
  await other.close()
})
