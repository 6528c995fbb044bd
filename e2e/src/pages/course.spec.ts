import { expect, test } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { wordsOf } from '../helpers/words-of-page.ts'

test('a course shows its facts, its rating out of 5 and its reviews', async ({ page }) => {
  const ask = async (path: string) => (await (await page.request.get(`/api/services/${path}`)).json()).data
  const figure = (n: number) => n.toLocaleString('vi-VN')
  // The first has layouts of its own, the second has a length.
  for (const id of [1, 2]) {
    const course = await ask(`get_detail_facility?id=${id}&lang=vi`)
    const { count } = await ask(`list_feedback_facility?id=${id}`)
    const words = await wordsOf(page, `/san/chi-tiet/${id}?lang=vi`)
    for (const known of [
      course.name,
      course.location,
      course.description,
      `${course.holes_amount} hố`,
      course.country.name,
      course.designed_by,
      course.opening_date,
      ...course.course_path.map((path: { path_name: string }) => path.path_name),
      course.course_length === null ? [] : `${figure(course.course_length)} yard`,
      `${count[0].review_rating.toFixed(1).replace('.', ',')} trên 5`,
      `${count[0].count} đánh giá`,
    ].flat())
      expect.soft(words).toContain(known)
  }
})

test('a course says what cancelling costs, in đồng and hours before the tee time', async ({ page }) => {
  const inSixDays = dayOf(Date.now() + 6 * 86_400_000)
  await page.goto(`/san/chi-tiet/1?lang=vi&date=${inSixDays}`)
  const back = page.getByText(/^Hủy trước .+ \(\d+ giờ trước giờ chơi\): hoàn [\d.]+đ\.$/)
  await expect(back.first()).toBeVisible()
})
