import { expect, test } from '@playwright/test'
import { barriersOn } from '../helpers/barriers.ts'
import { sandbox } from '../helpers/sandbox.ts'

test('a developer walks through the API tour of the sandbox, from the sign-in to the paid booking, without staff', async ({
  page,
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

  await test.step('the club has given an allotment: it is confirmed at once', async () => {
    await expect(page.getByText('given an allotment')).toBeVisible()
    await expect(step('5. Follow it').getByText('it can be paid')).toBeVisible()
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
