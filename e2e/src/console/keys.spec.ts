import { expect } from '@playwright/test'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff', key)

test('a booking opened by its link, outside the list, is confirmed and ordered by keys alone', async ({
  request,
  golfer,
  browser,
}) => {
  const { course } = await clubWithPhone(request)
  const { id, code } = await sendRequest(request, golfer, course)
  const page = await openConsole(browser)
  await open(page, `/staff?tab=paid&id=${id}`, 'en')
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  await expect(panel.getByRole('heading', { name: code })).toBeVisible()
  await expect(panel).toContainText(t('club.waiting'))

  await page.keyboard.press('b')
  const note = panel.getByLabel(t('act.note'))
  await note.focus()
  await page.keyboard.press('Control+Enter')
  await expect(note).toBeHidden()
  await expect(panel).toContainText(t('club.decided'))
  await expect(panel).not.toContainText(t('club.waiting'))

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(t('keys.send'))
  await page.context().close()
})
