import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What signs passes for Apple Wallet, as PEM: the certificate of a pass type, its key, and Apple's WWDR certificate. */
export type AppleWallet = { certificate: string; key: string; wwdr: string }

/** The issuer at Google Wallet, and the service account that signs its passes. */
export type GoogleWallet = { issuerId: string; email: string; key: string }

const serviceAccount = z.object({ client_email: z.email(), private_key: z.string().includes('PRIVATE KEY') })

/**
 * Reads the files that the settings name; a wallet that is not set is null and not offered.
 *
 * @param problems gets a sentence for each file that cannot be used
 */
export function readWallets(
  named: { appleFolder: string; googleIssuerId: string; googleAccountFile: string },
  problems: string[],
): { apple: AppleWallet | null; google: GoogleWallet | null } {
  return { apple: appleFrom(named.appleFolder, problems), google: googleFrom(named, problems) }
}

function appleFrom(folder: string, problems: string[]): AppleWallet | null {
  if (folder === '') return null
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  try {
    const wallet = { certificate: read('pass.pem'), key: read('pass.key'), wwdr: read('wwdr.pem') }
    for (const certificate of [wallet.certificate, wallet.wwdr]) new X509Certificate(certificate)
    return wallet
  } catch (error) {
    problems.push(
      `WALLET_APPLE_FOLDER must have pass.pem, pass.key and wwdr.pem: ${error instanceof Error ? error.message : error}`,
    )
    return null
  }
}

function googleFrom(
  { googleIssuerId, googleAccountFile }: { googleIssuerId: string; googleAccountFile: string },
  problems: string[],
): GoogleWallet | null {
  if (googleIssuerId === '' && googleAccountFile === '') return null
  try {
    if (!/^\d+$/.test(googleIssuerId)) throw new Error('WALLET_GOOGLE_ISSUER_ID must be a number')
    const account = serviceAccount.parse(JSON.parse(readFileSync(googleAccountFile, 'utf8')))
    return { issuerId: googleIssuerId, email: account.client_email, key: account.private_key }
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'is no key of a service account' : String(error)
    problems.push(`WALLET_GOOGLE_ACCOUNT_FILE and WALLET_GOOGLE_ISSUER_ID: ${reason}`)
    return null
  }
}
