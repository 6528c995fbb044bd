import type { Gateway } from '../gateways/gateway.ts'

/** Those gateways that can give money back by the way it came, by payment method. */
export type Refunders = Readonly<Partial<Record<string, Pick<Gateway, 'refund' | 'inquireRefund'>>>>
