import { type SandboxOptions, startSandbox } from '@teeviet/sandbox'
import { z } from 'zod'
import { sandboxCards, setUpSandboxCards } from '#identity/partners/sandbox/sandbox-cards'
import { inquireByClock } from '#money/cards/inquire-by-clock'
import { registerCardPaymentRoutes } from '#money/cards/routes'
import { startCardPayment } from '#money/cards/start-card-payment'
import { registerPaymentRoutes } from '#money/checkout/routes'
import { refundersOf } from '#money/refunds/send/refunders'
import { readConfig } from '#platform/config/config'
import type { Member } from '#platform/context/actor'
import { createApp } from '#platform/http/create-app'
import { createTestContext, type TestContext } from '../context.ts'
import { gatewaysAt, type SandboxGateways, sandboxGateways } from './sandbox-gateways.ts'

/** The product's payments on a port of their own, and the sandbox's gateways, each with the other's address. */
export type CardApp = SandboxGateways & {
  ctx: TestContext
  url: string
  sandboxUrl: string
  /** Starts a payment and opens the gateway's page as a browser does; returns the reference. */
  openPage(member: Member, billId: number, method: string): Promise<string>
  /**
   * Runs the gateway inquiries due by the test's clock, those about one payment one after the other; returns their
   * number.
   */
  work(): Promise<number>
  close(): Promise<void>
}

const job = z.object({ paymentId: z.int(), turn: z.int().nullable() })

export async function openCardApp(environment: Record<string, string> = {}): Promise<CardApp> {
  const { alepay, epay } = readConfig({}).gateways
  if (!alepay || !epay) throw new Error('no sandbox accounts')
  let now = () => new Date()
  const options: SandboxOptions = {
    port: 0,
    productUrl: '',
    bank: { accountNumbers: [], bin: '970403', name: 'Sacombank', sepaySecret: 'x', cassoSecret: 'x' },
    sms: { apiKey: 'x', secretKey: 'x' },
    gateways: { alepay, epay, ...sandboxCards },
    retryAfterSeconds: [],
    now: () => now(),
  }
  const sandbox = await startSandbox(options)
  const ctx = await createTestContext({
    ...gatewaysAt(sandbox.url),
    GATEWAY_TIMEOUT_MS: '1000',
    ...environment,
  })
  await ctx.q`update partners set is_sandbox = true`
  await setUpSandboxCards(ctx, sandbox.url)
  ctx.gateways = { ...ctx.gateways, refunders: refundersOf(ctx.gateways.cards) }
  now = () => ctx.clock.now()
  const app = await createApp(ctx)
  registerPaymentRoutes(app, ctx)
  registerCardPaymentRoutes(app, ctx)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  options.productUrl = url
  ctx.config.publicUrl = url

  return {
    ctx,
    url,
    sandboxUrl: sandbox.url,
    openPage: async (member, billId, method) => {
      const { reference, link } = await startCardPayment(ctx, member, { method, purpose: { billId } })
      await followLink(link)
      return reference
    },
    ...sandboxGateways(sandbox.url),
    work: async () => {
      const due = await ctx.q<{ data: unknown }>`
        delete from test_jobs where name = 'payment-inquiry' and (at is null or at <= ${ctx.clock.now()})
        returning data`
      const questions = Map.groupBy(
        due.map(({ data }) => job.parse(data)),
        ({ paymentId }) => paymentId,
      )
      const ask = async (ofOne: z.output<typeof job>[]) => {
        for (const question of ofOne) await inquireByClock(ctx, question)
      }
      await Promise.all([...questions.values()].map(ask))
      return due.length
    },
    close: async () => {
      await app.close()
      await sandbox.close()
      await ctx.close()
    },
  }
}

/** A browser's step at our own address: it follows the redirect, or posts the received form. */
async function followLink(link: string): Promise<void> {
  const here = await fetch(link, { redirect: 'manual' })
  const next = here.headers.get('location')
  if (next) return expectPage(await fetch(next))
  const page = await here.text()
  const action = /action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`no way to the gateway: ${page}`)
  const body = new URLSearchParams()
  for (const [, name = '', value = ''] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g))
    body.set(name, plain(value))
  return expectPage(await fetch(plain(action), { method: 'POST', body }))
}

const plain = (text: string) => text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))

async function expectPage(response: Response) {
  if (!response.ok) throw new Error(`the gateway shows no page: ${response.status} ${await response.text()}`)
}
