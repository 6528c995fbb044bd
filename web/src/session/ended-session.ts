import { openDialog } from '../dialogs/open.ts'
import { documentLanguage } from '../i18n/language-choice.ts'
import { textsIn } from '../i18n/load.ts'
import { dropSession, readSession } from './session.ts'

let asking = false

/** Says that the login session ended and offers to log in again; one box at a time, however many calls failed. */
export async function noticeEndedSession(): Promise<void> {
  if (asking) return
  asking = true
  const t = textsIn(documentLanguage()).of('ui')
  const again = await openDialog('confirm', {
    title: t('notice'),
    message: t('sessionEnded.text'),
    confirm: t('sessionEnded.again'),
    cancel: t('sessionEnded.stay'),
  })
  asking = false
  if (again !== true) return
  dropSession()
  openDialog('login')
}

/** A call needed a login that is not there: opens the login dialog, without a toast. */
export function noticeMissingLogin(): void {
  if (readSession()) noticeEndedSession()
  else openDialog('login')
}
