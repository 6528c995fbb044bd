import { expect, test } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { withSandboxPush } from '../helpers/push/sandbox-push.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

test.use({ serviceWorkers: 'allow' })

const t = (key: string) => text('en', 'staff-sharing', `notices.${key}`)

test('a staff member switches push messages on in a browser, and off again', async ({ browser }) => {
  const page = await openConsole(browser)
  await withSandboxPush(page)
  const push = page.getByRole('switch', { name: t('push') })
  await open(page, '/staff/account', 'en')
  await expect(push).not.toBeChecked()
  await push.click()
  await expect(push).toBeChecked()
  await page.reload()
  await expect(push).toBeChecked()
  await push.click()
  await expect(push).not.toBeChecked()
})
