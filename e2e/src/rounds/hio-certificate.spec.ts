import { expect } from '@playwright/test'
import { open } from '../helpers/golfer.ts'
import { placedBill } from '../helpers/placed-bill.ts'
import { readQr } from '../helpers/read-qr.ts'
import { pay } from '../helpers/sandbox.ts'
import { test } from '../helpers/signed-in.ts'
import { type Language, text } from '../helpers/texts.ts'

test('the QR code of a certificate shows a stranger that it is genuine; an altered code is not', async ({
  page,
  request,
  golfer,
  browser,
}, info) => {
  const language: Language = info.project.name.endsWith('en') ? 'en' : 'vi'
  const t = (key: string) => text(language, 'documents', `hio.${key}`)
  const headers = { authorization: `Bearer ${golfer.token}` }
  const { id } = await placedBill(request, golfer.token, 3)
  const started = await request.post('/api/for_cms/create_request_for_wap_wgroup', {
    headers,
    data: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const { bank_account: account_number, amount, bank_code: content } = (await started.json()).data.bank
  await pay(request, { account_number, amount, content })
  let certificate = 0
  await expect(async () => {
    const bill = await request.get(`/api/services/get_bill_detail_for_wap?bill_id=${id}`, { headers })
    certificate = Number((await bill.json()).data.insurrance_id)
    expect(certificate).toBeGreaterThan(0)
  }).toPass()

  await open(page, `/wap/insurance-certificate?insurrance_id=${certificate}`, language)
  const picture = page.getByRole('img', { name: text(language, 'insurance', 'sheet.qr') })
  const { pathname } = new URL(await readQr(picture))
  expect(pathname).toMatch(/^\/o\/HIO\d{8}-[\w-]{22}$/)

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await visitor.newPage()
  const main = other.getByRole('main')
  await open(other, pathname, language)
  await expect(main).toContainText(t('verify.genuine'))
  await expect(main).toContainText('K.D.1.')
  await expect(main).not.toContainText('Khách Demo')
  await open(
    other,
    pathname.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    language,
  )
  await expect(main).toContainText(t('verify.notGenuineText'))
  await expect(main).not.toContainText('K.D.1.')
  await visitor.close()
})
