import type { Context } from '#platform/context/context'
import { storeCardKeys } from '../keys/card-keys.ts'
import { nameOfKeys } from '../keys/sealed-text.ts'

/** Our accounts on the sandbox's card pages: guessable keys, refused in production. */
export const sandboxCards = {
  stb: account('stb'),
  nab: account('nab'),
  vietin: account('vietin'),
  bidv: account('bidv'),
}

function account(code: string) {
  return {
    merchant: `SANDBOX-${code.toUpperCase()}`,
    key: Buffer.from(`sandbox-card-key-of-${code}`.padEnd(32, '.')).toString('hex'),
    secret: `sandbox-${code}-secret`,
  }
}

/** Points the banks without card settings at the sandbox with this root address. */
export async function setUpSandboxCards(
  ctx: Pick<Context, 'q' | 'config'>,
  sandboxUrl: string,
): Promise<void> {
  for (const [code, { merchant, ...keys }] of Object.entries(sandboxCards)) {
    const [changed] = await ctx.q<{ code: string }>`
      update partners set card_url = ${`${sandboxUrl}/banks`}, card_merchant = ${merchant}
      where code = ${code} and is_sandbox
        and (card_url is distinct from ${`${sandboxUrl}/banks`}
          or card_key_id is distinct from ${nameOfKeys([keys.key, keys.secret])})
      returning code`
    if (changed) await storeCardKeys(ctx, ctx.q, code, keys)
  }
}
