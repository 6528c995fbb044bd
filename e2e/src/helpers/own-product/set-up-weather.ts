import { expect, type Page } from '@playwright/test'
import { open } from '../golfer.ts'
import { text } from '../texts.ts'
import type { OwnProduct } from './own-product.ts'
import { sampleCourse } from './set-up-course.ts'

const weather = (key: string) => text('en', 'staff-golf', `weather.${key}`)

/** The course gives back the price of the part of a round with so much rain, in mm an hour, or more. */
export async function addWeatherClause(page: Page, rain: string): Promise<void> {
  await open(page, '/staff/courses?id=1&part=weather', 'en')
  await page.getByLabel(weather('isOn')).check()
  await page.getByLabel(weather('rain')).fill(rain)
  await page.getByRole('button', { name: text('en', 'staff-admin', 'save'), exact: true }).click()
  await expect(page.getByText(weather('saved'))).toBeVisible()
}

/** The weather station measures rain at the course from an instant on, for so many hours, in mm an hour. */
export async function rainAtCourse(
  page: Page,
  { sandbox }: OwnProduct,
  { from, hours, precipitation }: { from: number; hours: number; precipitation: number },
): Promise<void> {
  const { latitude, longitude } = sampleCourse
  const answer = await page.request.post(`${sandbox}/weather/set`, {
    data: { latitude, longitude, from: new Date(from).toISOString(), hours, precipitation },
  })
  expect(answer.ok()).toBe(true)
}
