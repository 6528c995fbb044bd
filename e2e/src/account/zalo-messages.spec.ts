import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('vi', 'account-settings', `messages.${key}`)

test('a golfer chooses Zalo for offers, and the choice stays', async ({ page, golfer: _ }) => {
  await open(page, '/wap/account', 'vi')
  const byZalo = page.getByRole('group', { name: t('topic.offer') }).getByRole('radio', { name: 'Zalo' })
  // chosen a moment after the tap, which check() does not wait for
  await byZalo.click()
  await expect(page.getByText(t('saved'))).toBeVisible()
  await expect(page.getByText(t('zaloFallback'))).toBeVisible()
  await open(page, '/wap/account', 'vi')
  await expect(byZalo).toBeChecked()
})
