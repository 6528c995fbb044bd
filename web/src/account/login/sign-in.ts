import { answerOf } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { takeSession } from '#session/take-session.ts'
import { forgetSentCode, type SentCode } from '../code/sent-code.ts'
import { agreedVersions } from './agreed-versions.ts'
import { problemOfCode } from './problems.ts'

export type SignInAnswer = { readonly isNew: boolean } | { readonly problem: string | { over: string } }

/**
 * Signs in with the code from the SMS or e-mail: the session is stored, and listeners are notified. `isNew` when the phone had no
 * account before; `problem` is the server's refusal.
 * @throws FailedCall when there was no answer
 */
export async function signIn(
  { phone, email, merchant, isRegistering }: SentCode,
  code: string,
): Promise<SignInAnswer> {
  const answer = await answerOf(api.login.withCode, {
    phone,
    email,
    code,
    merchant: merchant || undefined,
    ...(isRegistering ? agreedVersions : {}),
  })
  if (answer.error_code !== 0 || !answer.data) return { problem: problemOfCode(answer) }
  forgetSentCode()
  takeSession(answer.data)
  return { isNew: answer.data.is_new === 1 }
}
