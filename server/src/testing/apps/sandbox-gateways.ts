import { z } from 'zod'
import type { GatewayRedirect } from '#platform/gateways/gateway'

/** The sandbox gateways' behaviour set by a test. */
export type SandboxGateways = {
  /** The result of a payment at the gateway, and how it is reported; resolves once it was received. */
  decide(reference: string, order: Record<string, string | number>): Promise<void>
  /** The product's HTTP status for a request that impersonates the gateway. */
  forge(reference: string, forgery: string): Promise<number | null>
  trouble(order: Record<string, string | number>): Promise<void>
  /** The amounts the gateway has given back of a payment. */
  givenBack(reference: string): Promise<number[]>
}

const refunds = z.array(z.object({ amount: z.int() }))
const found = z.array(z.object({ id: z.int(), refunds }))

export function sandboxGateways(sandboxUrl: string): SandboxGateways {
  const post = async (path: string, body: object) => {
    const response = await fetch(sandboxUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const find = async (reference: string) => {
    const all = await (await fetch(`${sandboxUrl}/gateways/checkouts?order=${reference}`)).json()
    const [one] = found.parse(all)
    if (!one) throw new Error(`no gateway knows ${reference}`)
    return one
  }
  const idOf = async (reference: string) => (await find(reference)).id
  return {
    decide: async (reference, order) => {
      await post(`/gateways/checkouts/${await idOf(reference)}/outcome`, order)
    },
    forge: async (reference, forgery) => {
      const answer = await post(`/gateways/checkouts/${await idOf(reference)}/forge`, { forgery })
      return z.object({ status: z.int().nullable() }).parse(answer).status
    },
    trouble: async (order) => {
      await post('/gateways/trouble', order)
    },
    givenBack: async (reference) => (await find(reference)).refunds.map(({ amount }) => amount),
  }
}

/** Opens a gateway's page as a browser does. */
export async function openPageOf(redirect: GatewayRedirect): Promise<void> {
  const response =
    redirect.kind === 'link'
      ? await fetch(redirect.url)
      : await fetch(redirect.url, { method: 'POST', body: new URLSearchParams(redirect.fields) })
  if (!response.ok) throw new Error(`the gateway shows no page: ${response.status} ${await response.text()}`)
}

/** The environment that leads the product's two gateways to a sandbox. */
export function gatewaysAt(sandboxUrl: string): Record<string, string> {
  return { ALEPAY_BASE_URL: `${sandboxUrl}/alepay`, EPAY_BASE_URL: `${sandboxUrl}/epay` }
}
