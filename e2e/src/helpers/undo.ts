import type { Locator, Page } from '@playwright/test'
import { text } from './texts.ts'

const t = (key: string) => text('en', 'staff', key)

/** The messages of the English console of this kind that are shown. */
export const toastOf = (page: Page, kind: 'success' | 'warning'): Locator =>
  page.locator(`[data-toast="${kind}"]`)

/** The button that undoes the last act. */
export const undoOf = (page: Page): Locator =>
  page.locator('[data-toast]').getByRole('button', { name: t('undo.button'), exact: true })

/** The message that it was undone. */
export const undone = (page: Page): Locator => toastOf(page, 'success').filter({ hasText: t('undo.done') })
