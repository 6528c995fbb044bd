import { answerOf } from '#api/client/call.ts'
import { FailedCall } from '#api/client/failed-call.ts'
import * as api from '#api/index.ts'
import { rememberLanguage } from '#i18n/language-choice.ts'
import { localKeys } from '#session/local-keys.ts'
import { writeLocal } from '#session/local-store.ts'
import { enterAs } from '#viewer/enter-as.ts'
import { fetchPartner } from '#viewer/fetch-partner.ts'
import { checkpointTarget } from './checkpoint-target.ts'

/** The result of an SSO request; `text` is the server's refusal, `retry` true without an answer. */
export type Passed = { readonly url: string } | { readonly text: string } | { readonly retry: true }

const elsewhere = 2

/**
 * Sends the partner's SSO token to the server. Spaces in it are restored to the plus signs they were. The flag is
 * stored, and the partner's look and language apply from the next page on.
 */
export async function passCheckpoint(data: string): Promise<Passed> {
  try {
    const answer = await answerOf(
      api.login.checkpoint,
      { data: data.replaceAll(' ', '+') },
      { quiet: true, silent: true },
    )
    if (answer.error_code === elsewhere && answer.url) return { url: answer.url }
    if (answer.error_code !== 0 || !answer.data) return { text: answer.error_msg }
    const handed = answer.data
    writeLocal(localKeys.flag, handed.flag)
    rememberLanguage(handed.language)
    // Without its look the partner's customer still gets in.
    const partner = await fetchPartner({ code: handed.partner }).catch(() => null)
    if (partner) enterAs(partner)
    return { url: `${location.origin}${checkpointTarget(handed)}` }
  } catch (error) {
    if (error instanceof FailedCall && error.status > 0 && error.status < 500) return { text: error.message }
    return { retry: true }
  }
}
