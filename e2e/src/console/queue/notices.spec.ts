import { expect, type Page } from '@playwright/test'
import { sendRequest } from '../../helpers/club.ts'
import { consoleOf, newColleague } from '../../helpers/colleague.ts'
import { open } from '../../helpers/golfer.ts'
import { test } from '../../helpers/signed-in.ts'
import { text } from '../../helpers/texts.ts'

const t = (key: string) => text('en', 'staff-sharing', key)

test.skip(({ hasTouch }) => !hasTouch, 'the console is the same for both')

/** A course at which no other test books: its requests alone reach an account limited to it. */
const course = 12

/** Records the tones and the notices of a page instead of playing and showing them. */
async function recordNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: { tones: number[]; notices: string[] } = { tones: [], notices: [] }
    class SilentAudio extends AudioContext {
      override createOscillator() {
        const tone = super.createOscillator()
        tone.start = () => recorded.tones.push(tone.frequency.value)
        tone.stop = () => {}
        return tone
      }
    }
    class RecordedNotice {
      static permission = 'default'
      static async requestPermission() {
        RecordedNotice.permission = 'granted'
        return 'granted'
      }
      constructor(title: string, { body = '' }: NotificationOptions) {
        recorded.notices.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { recorded, AudioContext: SilentAudio, Notification: RecordedNotice })
  })
}

test('what needs the desk is heard and seen on the desktop by staff who switched that on', async ({
  request,
  golfer,
  browser,
}) => {
  const page = await consoleOf(browser, await newColleague(request, [course]))
  await recordNotices(page)
  const recorded = () => page.evaluate(() => Object(window).recorded)
  await open(page, '/staff/account', 'en')
  const sound = page.getByRole('switch', { name: t('notices.sound') })
  const notice = page.getByRole('switch', { name: t('notices.browser') })

  await test.step('a sample of the sound is played, the permission for notices is asked for', async () => {
    const before = page.waitForResponse(/queue\/today/)
    await sound.click()
    await expect(sound).toBeChecked()
    await before
    await notice.click()
    await expect(notice).toBeChecked()
    expect(await recorded()).toEqual({ tones: [660, 880], notices: [] })
  })

  await test.step('a request is heard once, and its notice shown', async () => {
    await sendRequest(request, golfer, course)
    await expect
      .poll(recorded)
      .toEqual({ tones: [660, 880, 660, 880], notices: [`${t('newRequest')}: ${t('newRequestText')}`] })
  })

  await test.step('with the sound switched off, the next one is only seen', async () => {
    await sound.click()
    await expect(sound).not.toBeChecked()
    await sendRequest(request, golfer, course, 3)
    await expect.poll(async () => (await recorded()).notices.length).toBe(2)
    expect((await recorded()).tones).toHaveLength(4)
  })

  await test.step('a partly paid order that needs a decision, and a booking whose club closed its tee time, are seen too, each only once', async () => {
    // as the server says it in the last minutes of a payment window, which would take too long here, and of a closing
    await page.route('**/api/staff/queue/today*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const data = { ...body.data, partly_paid: [7], club_closed: [8] }
      await route.fulfill({ response: answer, json: { ...body, data } })
    })
    await sendRequest(request, golfer, course, 3)
    const partlyPaid = `${t('partlyPaid')}: ${t('partlyPaidText')}`
    const clubClosed = `${t('clubClosed')}: ${t('clubClosedText')}`
    await expect.poll(async () => (await recorded()).notices).toContain(partlyPaid)
    await expect.poll(async () => (await recorded()).notices).toContain(clubClosed)
    await sendRequest(request, golfer, course, 3)
    await expect.poll(async () => (await recorded()).notices.length).toBe(6)
    for (const once of [partlyPaid, clubClosed])
      expect((await recorded()).notices.filter((notice: string) => notice === once)).toHaveLength(1)
  })
  await page.context().close()
})
