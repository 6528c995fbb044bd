import type { CommonGateway } from '@teeviet/contract/rules/money/gateway-methods'
import type { Config } from '../config/config.ts'
import { alepay } from './alepay/alepay.ts'
import { bankCard } from './bank-cards/bank-card.ts'
import type { BankCardSettings } from './bank-cards/settings.ts'
import { epay } from './epay/epay.ts'
import type { Gateway, TakesInstallments } from './gateway.ts'

/** The gateways for every golfer, null where we have no account: not offered. Partner banks have their own rows. */
export type Gateways = { readonly [name in CommonGateway]: Gateway | null } & {
  readonly alepay: (Gateway & TakesInstallments) | null
  /** A bank's own card page, with our account there. */
  ofBank(account: BankCardSettings): Gateway
}

export function openGateways({ gateways }: Config): Gateways {
  const { timeoutMs } = gateways
  return {
    alepay: gateways.alepay && alepay({ ...gateways.alepay, timeoutMs }),
    epay: gateways.epay && epay({ ...gateways.epay, timeoutMs }),
    ofBank: bankCard,
  }
}
