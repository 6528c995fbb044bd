import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { Round } from '../read-round.ts'
import { googlePass } from './google-pass.ts'

/** A round with the ways to add the pass of its player to a wallet, while it is still to be played. */
export async function withWallets(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  round: Round,
  at: { code: string; page: string; lang: Language },
): Promise<Round> {
  const { apple, google } = config.wallets
  const isToCome = round.state === 'waiting' || round.state === 'on'
  if (round.pass === null || !isToCome) return round
  return {
    ...round,
    pass: {
      ...round.pass,
      apple_wallet: apple && `/api/rounds/${at.code}/apple-wallet?lang=${at.lang}`,
      google_wallet: google && (await googlePass(google, round, { ...at, now: clock.now() })),
    },
  }
}
