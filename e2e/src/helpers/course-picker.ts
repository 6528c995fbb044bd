import { expect, type Locator, type Page } from '@playwright/test'
import { openQuickForm } from './booking-form.ts'
import { text } from './texts.ts'

/** Opens the course choice from the form on home, in Vietnamese; returns the dialog once it lists courses. */
export async function openCoursePicker(page: Page): Promise<Locator> {
  await openQuickForm(page, 'vi')
  await page
    .getByRole('form', { name: text('vi', 'booking', 'form.label') })
    .getByRole('button', { name: text('vi', 'booking', 'form.course') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-option]').first()).toBeVisible()
  return dialog
}
