import { expect } from '@playwright/test'
import { sendRequest } from '../helpers/club.ts'
import { newColleague } from '../helpers/colleague.ts'
import { sessionHeaders, signInByCall } from '../helpers/devices/staff-cookie.ts'
import { test } from '../helpers/signed-in.ts'
import { findRequest, openConsole } from '../helpers/staff.ts'
import { text } from '../helpers/texts.ts'

const t = (key: string) => text('en', 'staff', key)
const form = (key: string) => text('en', 'staff-admin', key)

test('the note for the starter that a colleague saves meanwhile is shown beside what is typed, and not overwritten', async ({
  request,
  golfer,
  browser,
}) => {
  const { id, code } = await sendRequest(request, golfer, 1)
  const headers = sessionHeaders(await signInByCall(await newColleague(request)))
  const colleagueWrites = async (note: string, seen_note: string) => {
    const saved = await request.post(`/api/staff/bookings/${id}/start-note`, {
      headers,
      data: { note, seen_note },
    })
    expect((await saved.json()).error_msg).toBe('')
  }
  const stored = async () =>
    (await (await request.get(`/api/staff/bookings/${id}`, { headers })).json()).data.start_note
  const page = await openConsole(browser)
  await (await findRequest(page, code)).getByRole('button', { name: code }).click()
  const panel = page.getByRole('complementary', { name: t('panel.label') })
  const note = panel.getByLabel(t('attendance.note'))
  const save = panel.getByRole('button', { name: t('attendance.saveNote') })
  const outdated = panel.getByRole('status').filter({ hasText: form('outdated') })

  await test.step('an untouched form follows the note', async () => {
    await expect(note).toHaveValue('')
    await colleagueWrites('2 buggies', '')
    await expect(note).toHaveValue('2 buggies')
    await expect(outdated).toHaveCount(0)
  })

  await test.step('what is typed stays, beside the note of the colleague', async () => {
    await note.fill('4 caddies')
    await colleagueWrites('3 buggies', '2 buggies')
    await expect(outdated).toBeVisible()
    await expect(panel.getByText(t('attendance.noteNow').replace('{note}', '3 buggies'))).toBeVisible()
    await expect(note).toHaveValue('4 caddies')
  })

  await test.step('saving it is refused, and both notes are kept', async () => {
    await save.click()
    await expect(panel.getByRole('alert').filter({ hasText: 'colleague' })).toBeVisible()
    await expect(note).toHaveValue('4 caddies')
    expect(await stored()).toBe('3 buggies')
  })

  await test.step('once the new note is taken over, it is saved with what is added', async () => {
    await outdated.getByRole('button', { name: form('showNew') }).click()
    await expect(note).toHaveValue('3 buggies')
    await note.fill('3 buggies, 4 caddies')
    await save.click()
    await expect.poll(stored).toBe('3 buggies, 4 caddies')
    await expect(outdated).toHaveCount(0)
  })
  await page.context().close()
})
