import type { Page } from '@playwright/test'
import { text } from './texts.ts'

/** The navigation at the foot of a golfer's page, in Vietnamese. */
export const bottomBar = (page: Page) =>
  page.getByRole('navigation', { name: text('vi', 'shell', 'bottomNavigation') })
