import { createPrivateKey } from 'node:crypto'
import { htmlLanguage, type Language } from '@teeviet/contract/rules/languages'
import { SignJWT } from 'jose'
import type { GoogleWallet } from '#platform/config/wallets'
import type { Round } from '../read-round.ts'
import { passColour, passFacts } from './pass-facts.ts'

/**
 * The link that saves a player's pass in Google Wallet: the whole pass signed by the operator's service account, so that
 * nothing has to be stored at Google before.
 *
 * @param code of the pass, which names it: the same pass replaces itself
 * @param page the address of the pass's page
 */
export async function googlePass(
  { issuerId, email, key }: GoogleWallet,
  round: Round,
  { code, page, lang, now }: { code: string; page: string; lang: Language; now: Date },
): Promise<string> {
  const { head, main, more } = passFacts(round, page, lang)
  const text = (value: string) => ({ defaultValue: { language: htmlLanguage(lang), value } })
  const classId = `${issuerId}.teeviet-round`
  const signed = await new SignJWT({
    aud: 'google',
    typ: 'savetowallet',
    payload: {
      genericClasses: [{ id: classId }],
      genericObjects: [
        {
          id: `${issuerId}.${code}`,
          classId,
          state: round.state === 'off' || round.state === 'left' ? 'INACTIVE' : 'ACTIVE',
          cardTitle: text('TeeViet'),
          header: text(round.course.name),
          subheader: text(head),
          hexBackgroundColor: `#${passColour.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
          barcode: { type: 'QR_CODE', value: round.booking_code },
          textModulesData: [...main, ...more].map(({ id, label, value }) => ({
            id,
            header: label,
            body: value,
          })),
        },
      ],
    },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setIssuedAt(now)
    .sign(createPrivateKey(key))
  return `https://pay.google.com/gp/v/save/${signed}`
}
