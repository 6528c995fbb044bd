import { expect } from '@playwright/test'
import { clubWithPhone, sendRequest } from '../helpers/club.ts'
import { open } from '../helpers/golfer.ts'
import { test } from '../helpers/signed-in.ts'
import { type Language, text } from '../helpers/texts.ts'

test('a golfer sends a companion their own pass: it shows that player alone, and says when the player has left', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'round', key)
  const { course } = await clubWithPhone(request)
  const { id } = await sendRequest(request, golfer, course)
  const companion = 'Trần Thị Thanh Hương'
  const main = page.getByRole('main')
  let link = ''

  await test.step('the bill has a pass for each player', async () => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: ({ url }: { url: string }) => document.body.setAttribute('data-shared', url),
      })
    })
    await open(page, `/wap/detail-history-booked/${id}`, language)
    await main.getByRole('button', { name: t('pass.shareOf').replace('{name}', companion) }).click()
    const shared = page.locator('body')
    await expect(shared).toHaveAttribute('data-shared', /\/round\/[\w-]{22}$/)
    link = new URL((await shared.getAttribute('data-shared')) ?? '').pathname
  })

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await visitor.newPage()
  const pass = other.getByRole('main')
  await test.step('the companion opens it without an account', async () => {
    await open(other, link, language)
    await expect(pass).toContainText(companion)
    await expect(pass).toContainText(t('pass.price'))
    await expect(pass).not.toContainText(`vID ${golfer.vga}`)
    await expect(pass.getByRole('link', { name: t('addToCalendar') })).toBeVisible()
  })

  await test.step('once the booker has taken the companion off the booking, the pass says so', async () => {
    const headers = { authorization: `Bearer ${golfer.token}` }
    const bill = await request.get(`/api/services/get_bill_detail_for_wap?bill_id=${id}`, { headers })
    const { services } = (await bill.json()).data
    const player = services[0].listData.find(
      (one: { name_out_system: string }) => one.name_out_system === companion,
    )
    const cancelled = await request.post('/api/for_wap/cancel_booking', {
      headers,
      data: { id_general_bill_detail: id, player_id: player.id, reason: '' },
    })
    expect((await cancelled.json()).error_msg).toBe('')
    await open(other, link, language)
    await expect(pass).toContainText(t('state.left'))
    await expect(pass).not.toContainText(companion)
    await visitor.close()
  })
})
