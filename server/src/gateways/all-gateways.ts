import type { Config } from '../config.ts'
import { alepay } from './alepay/alepay.ts'
import { bankCard } from './bank-cards/bank-card.ts'
import { epay } from './epay/epay.ts'
import type { Gateway, GatewayName, TakesInstallments } from './gateway.ts'

/** The gateways we have an account with; the others are not offered. */
export type Gateways = {
  readonly [Name in GatewayName]: (Name extends 'alepay' ? Gateway & TakesInstallments : Gateway) | null
}

export function openGateways({ gateways }: Config): Gateways {
  const { timeoutMs } = gateways
  const bank = (name: 'stb' | 'nab' | 'vietin' | 'bidv') => {
    const account = gateways[name]
    return account && bankCard(name, { ...account, timeoutMs })
  }
  return {
    alepay: gateways.alepay && alepay({ ...gateways.alepay, timeoutMs }),
    epay: gateways.epay && epay({ ...gateways.epay, timeoutMs }),
    stb: bank('stb'),
    nab: bank('nab'),
    vietin: bank('vietin'),
    bidv: bank('bidv'),
  }
}
