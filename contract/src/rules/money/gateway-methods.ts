/**
 * The payment methods on the page of a gateway that is open to every golfer: the method's `type` and `id` on the wire, the
 * gateway that takes the money, and where its page opens. Server, web and console take their lists from here
 * (docs/how-to/add-a-payment-method.md).
 */
export const gatewayMethods = [
  { type: 'epay_all', id: 1, gateway: 'epay', opens: 'frame' },
  { type: 'ale_pay', id: 4, gateway: 'alepay', opens: 'tab' },
] as const satisfies readonly { type: string; id: number; gateway: string; opens: 'frame' | 'tab' }[]

export type GatewayMethod = (typeof gatewayMethods)[number]['type']

/** A gateway that is open to every golfer; a partner bank's card page has the bank's code for its name. */
export type CommonGateway = (typeof gatewayMethods)[number]['gateway']

/** The entry of a method's type; undefined for transfer, points and a partner bank's own page. */
export function gatewayMethod(type: string): (typeof gatewayMethods)[number] | undefined {
  return gatewayMethods.find((method) => method.type === (type === 'epay' ? 'epay_all' : type))
}
