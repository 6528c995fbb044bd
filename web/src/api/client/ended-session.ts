import { currentDialogs, dismissDialogs, openDialog } from '#dialogs/open.ts'
import { documentLanguage } from '#i18n/language-choice.ts'
import { textsIn } from '#i18n/load.ts'
import { dropSession, readSession } from '#session/session.ts'

/** The golfer whose call was refused without a valid session; 0 and '' for a visitor. */
type Asker = { readonly token: string; readonly vga: number }

let returning: Promise<void> | null = null
let stayed = ''

/**
 * Reports that the login session ended, or is missing, and offers to log in: one dialog at a time, however many calls
 * failed. Returns whether the same golfer is signed in again, here or in another tab, so that the call may be made
 * again. After choosing to stay, background calls (`quiet`) do not ask again on the same page.
 */
export async function signedInAgain(asker: Asker, { quiet = false }): Promise<boolean> {
  if (isBack(asker)) return true
  const here = `${asker.token} ${location.pathname}`
  if (quiet && stayed === here) return false
  returning ??= offerLogin(asker).finally(() => {
    returning = null
  })
  await returning
  stayed = isBack(asker) ? '' : here
  return isBack(asker)
}

function isBack({ token, vga }: Asker): boolean {
  const session = readSession()
  return session !== null && session.token !== token && (vga === 0 || vga === session.vga)
}

async function offerLogin(asker: Asker): Promise<void> {
  if (readSession() !== null) {
    const again = await askInBox(asker)
    if (again !== true || isBack(asker)) return
    dropSession()
    await openDialog('login')
    // Open dialogs belong to the previous golfer.
    if (readSession() === null) dismissDialogs()
  } else await openDialog('login')
}

async function askInBox(asker: Asker): Promise<unknown> {
  const t = textsIn(documentLanguage()).of('ui')
  // A new login in another tab counts here too.
  const lookAgain = () => {
    if (isBack(asker)) for (const box of currentDialogs()) if (box.name === 'session-ended') box.dismiss()
  }
  window.addEventListener('storage', lookAgain)
  try {
    return await openDialog('session-ended', {
      title: t('notice'),
      message: t('sessionEnded.text'),
      confirm: t('sessionEnded.again'),
      cancel: t('sessionEnded.stay'),
    })
  } finally {
    window.removeEventListener('storage', lookAgain)
  }
}
