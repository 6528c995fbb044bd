import { answerOf } from '#api/client/call.ts'
import type { RequestOf } from '#api/client/call-types.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { updateSession } from '#session/session.ts'
import { followPointsAnew } from './follow-points.ts'

type Typed = { typed: RequestOf<typeof api.account.updateInfo>; refuse: (text: string) => void }

/** Saves the profile; `onSaved` follows a success, `refuse` gets the text of a refusal. */
export function useSaveInfo(onSaved: () => void) {
  return useChange(async ({ typed, refuse }: Typed) => {
    const answer = await answerOf(api.account.updateInfo, typed)
    if (answer.error_code !== 0) return refuse(answer.error_msg)
    updateSession({ fullname: answer.data?.fullname ?? '' })
    followPointsAnew()
    onSaved()
  })
}
