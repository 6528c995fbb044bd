import type { CodeTask } from '../code/code-task.ts'
import type { SentCode } from '../code/sent-code.ts'
import { resendCode } from './request-code.ts'
import { signIn } from './sign-in.ts'

/** The purpose of the login's code: signing in, reported to `onSignedIn`. */
export function loginCodeTask(code: SentCode, onSignedIn: (answer: { isNew: boolean }) => void): CodeTask {
  return {
    phone: code.phone,
    email: code.email,
    until: code.until,
    wording: 'login',
    submit: async (typed) => {
      const answer = await signIn(code, typed)
      if ('problem' in answer) return answer.problem
      onSignedIn(answer)
      return null
    },
    resend: async () => {
      const answer = await resendCode(code)
      if ('sent' in answer) return { until: answer.sent.until }
      return 'text' in answer ? answer : null
    },
  }
}
