import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage, wantsPage } from '../pages/page.ts'
import type { World } from '../world.ts'
import type { Bank } from './bank.ts'
import { bankPage } from './bank-page.ts'
import { mangleStyles } from './mangle.ts'
import { transferOrder } from './order.ts'
import { takePictures, uploadOf } from './picture-upload.ts'
import { readPicture, readTransferText } from './scan.ts'
import { statementOf, statementQuery } from './statement.ts'
import { orderFor, variants } from './variants.ts'

const prefilled = z.object({
  account_number: z.string().optional(),
  amount: z.string().optional(),
  content: z.string().optional(),
  problem: z.string().optional(),
})
const form = z.object({
  account_number: z.string(),
  amount: z
    .string()
    .transform((text) => Number(text.replace(/[^\d]/g, '')))
    .pipe(z.int().positive()),
  content: z.string(),
  variant: z.enum(variants),
  style: z.enum(mangleStyles).optional(),
})
const byId = z.object({ id: z.coerce.number().pipe(z.int()) })

/** The bank: a page to pay on as a customer, and the same by machine. */
export function registerBankRoutes(app: FastifyInstance, world: World, bank: Bank) {
  const { options } = world
  const isOurs = (account: string) => options.bank.accountNumbers.includes(account)
  const unknownAccount = {
    error: 'unknown_account',
    known: options.bank.accountNumbers,
  }
  takePictures(app)

  app.get('/bank', (request, reply) => {
    const start = prefilled.parse(request.query)
    return sendPage(request, reply, (language) =>
      bankPage(language, { bank: options.bank, transfers: bank.newestFirst(), start }),
    )
  })
  app.get('/bank/transfers', () => bank.newestFirst())
  app.get('/userapi/transactions/list', ({ query }) =>
    statementOf(bank.newestFirst(), statementQuery.parse(query)),
  )
  app.post('/bank/transfers', async (request, reply) => {
    const order = transferOrder.parse(request.body)
    if (!isOurs(order.account_number)) return reply.code(422).send(unknownAccount)
    return reply.code(201).send(await bank.send(order))
  })
  app.post('/bank/transfers/:id/resend', async (request, reply) => {
    const transfer = await bank.resend(byId.parse(request.params).id)
    if (!transfer) return reply.code(404).send({ error: 'unknown_transfer' })
    return wantsPage(request) ? reply.redirect('/bank#sent', 303) : transfer
  })
  app.post('/bank/send', async (request, reply) => {
    const filled = form.safeParse(request.body)
    const problem = filled.success
      ? isOurs(filled.data.account_number)
        ? null
        : 'unknown_account'
      : 'invalid'
    if (!filled.success || problem) {
      const { variant: _, style: __, ...typed } = z.record(z.string(), z.string()).parse(request.body)
      return reply.redirect(`/bank?${new URLSearchParams({ ...typed, problem: problem ?? 'invalid' })}`, 303)
    }
    const { variant, style, ...plain } = filled.data
    await bank.send(transferOrder.parse(orderFor(variant, plain, world.now(), style)))
    return reply.redirect('/bank#sent', 303)
  })
  app.post('/bank/scan', async (request, reply) => {
    const { picture, text } = await uploadOf(request)
    const read = text ?? (picture && (await readPicture(picture).catch(() => null)))
    if (!read) return reply.code(422).send({ error: 'no_code' })
    const scanned = readTransferText(read)
    if (!scanned) return reply.code(422).send({ error: 'not_a_transfer', text: read })
    return { ...scanned, ours: isOurs(scanned.account_number) && scanned.bank_bin === options.bank.bin }
  })
}
