import { expect, test } from '@playwright/test'
import { barriersOn } from '../helpers/barriers.ts'
import { sandbox } from '../helpers/sandbox.ts'
import { asStaff } from '../helpers/staff.ts'

test('a developer walks through the API tour of the sandbox, from the sign-in to the paid booking', async ({
  page,
  request,
}) => {
  await page.goto(`${sandbox}/?lang=en`)
  await page.getByRole('link', { name: 'API tour' }).click()
  await page.getByLabel('Bank').selectOption('bidv')
  await page.getByRole('button', { name: 'Start' }).click()
  const step = (title: string) => page.getByRole('listitem', { name: title })
  const make = async (title: string) => {
    await step(title).getByRole('button', { name: /Make/ }).click()
    await expect(step(title).getByText('HTTP 200 · error_code 0')).toBeVisible()
  }

  await test.step('the five calls of the guide book a tee time', async () => {
    await expect(step('Quote').getByText('Needs this step first: 1.')).toBeVisible()
    await make('Sign the customer in')
    await make('Find a tee time')
    await make('Quote')
    await make('Send the request')
    await make('5. Follow it')
    expect(await barriersOn(page)).toEqual([])
  })

  await test.step('the request waits for staff, who confirm it', async () => {
    const follow = step('5. Follow it')
    await expect(follow.getByText('Staff or the club must confirm first.')).toBeVisible()
    const answer = await follow.getByRole('region', { name: 'Answer' }).textContent()
    const id = /"id_general_bill": (\d+)/.exec(answer ?? '')?.[1]
    const staff = await asStaff(request)
    const placed = await request.post(`/api/staff/bookings/${id}/confirm-and-place`, { ...staff, data: {} })
    expect((await placed.json()).data.state).toBe('placed')
    await follow.getByRole('button', { name: 'Make it again' }).click()
    await expect(follow.getByText('it can be paid')).toBeVisible()
  })

  await test.step('the QR code is paid at the bank of the sandbox', async () => {
    await make('Pay by bank QR')
    await expect(step('Pay by bank QR').getByRole('img')).toBeVisible()
    const transfer = step('Transfer at the sandbox’s bank')
    await transfer.getByRole('button', { name: 'Make the call' }).click()
    await expect(transfer.getByText('HTTP 201')).toBeVisible()
    await make('Follow it to paid')
    await expect(step('Follow it to paid').getByText('It is paid.')).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
  })
})
