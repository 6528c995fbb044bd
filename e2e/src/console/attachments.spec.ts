import { Buffer } from 'node:buffer'
import { expect } from '@playwright/test'
import { sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string, name = '') => text('en', 'staff-sharing', key).replace('{name}', name)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { name: 'slip.png', mimeType: 'image/png', buffer: png }
const files = [
  picture,
  { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 confirmed') },
]

test('staff attach a picture and a PDF to a booking, open them, and remove one', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  const page = await openConsole(browser)
  const panel = page.getByRole('complementary', { name: text('en', 'staff', 'panel.label') })
  const lines = panel.locator('[data-attachment]')
  const chooser = panel.locator('input[type=file]')

  await open(page, `/staff?q=${code}&id=${id}`, 'en')
  await expect(panel.getByText(t('attachments.none'))).toBeVisible()

  await test.step('chosen files are sent one after the other, and listed', async () => {
    await chooser.setInputFiles(files)
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText(/slip\.png 1 kB/)
    await expect(lines.last()).toContainText('letter.pdf')
    await expect(
      page.locator('[data-toast]').filter({ hasText: t('attachments.added', 'letter.pdf') }),
    ).toBeVisible()
  })

  await test.step('a file that is no picture or PDF, and one that is too large, are refused with the reason', async () => {
    const page_ = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') }
    await chooser.setInputFiles(page_)
    await expect(panel.getByRole('alert').filter({ hasText: 'Only PNG, JPEG and WebP' })).toBeVisible()
    await chooser.setInputFiles({ ...picture, name: 'large.png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(panel.getByRole('alert').filter({ hasText: 'large.png' })).toBeVisible()
    await expect(lines).toHaveCount(2)
  })

  await test.step('a picture opens in a dialog, a PDF is saved', async () => {
    await lines
      .first()
      .getByRole('button', { name: t('attachments.open', 'slip.png') })
      .click()
    const shown = page.getByRole('dialog').getByRole('img', { name: 'slip.png' })
    await expect(shown).toBeVisible()
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await lines
      .last()
      .getByRole('button', { name: t('attachments.open', 'letter.pdf') })
      .click()
    expect((await saved).suggestedFilename()).toBe('letter.pdf')
  })

  await test.step('a removed file comes back by the undo of its message, and is gone without it', async () => {
    const removed = page.locator('[data-toast]').filter({ hasText: t('attachments.removed', 'slip.png') })
    const remove = lines.first().getByRole('button', { name: t('attachments.remove', 'slip.png') })
    await remove.click()
    await expect(lines).toHaveCount(1)
    await removed.getByRole('button', { name: text('en', 'staff', 'undo.button'), exact: true }).click()
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText('slip.png')
    await remove.click()
    await expect(removed).toBeVisible()
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText('letter.pdf')
  })

  await test.step('a dropped file is attached as well, and undone by key', async () => {
    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
        return transfer
      },
      [...png],
    )
    await panel.getByText(t('attachments.add')).dispatchEvent('drop', { dataTransfer: data })
    await expect(lines).toHaveCount(2)
    await expect(lines.last()).toContainText('dropped.png')
    // before its message is there the key undoes the act before
    await expect(
      page.locator('[data-toast]').filter({ hasText: t('attachments.added', 'dropped.png') }),
    ).toBeVisible()
    await page.keyboard.press('u')
    await expect(lines).toHaveCount(1)
  })
  await page.context().close()
})
