import { useQuery } from '@tanstack/react-query'
import { useChange } from '#api/client/use-change.ts'
import { deletionQuery } from '#api/queries/member/deletion.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { openDialog } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { clearLocal, type Session } from '#session/session.ts'
import { useLastSession } from '#session/use-last-session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import type { CodeTask } from '../code/code-task.ts'
import { deleteBy, sendDeletionCode } from './deletion-code.ts'
import { DeletionTerms, isHindered } from './deletion-terms.tsx'

/** Deleting the account: the obstacles, the deleted data and the retained data; a code from the phone confirms it. */
export default function DeleteDialog({ close }: DialogControl) {
  const session = useLastSession()
  return session ? <Ask session={session} close={close} /> : null
}

function Ask({ session, close }: Pick<DialogControl, 'close'> & { session: Session }) {
  const t = useT('account-settings')
  const query = useQuery(deletionQuery(session))
  const sendCode = useChange(sendDeletionCode)
  const isFree = query.data !== undefined && !isHindered(query.data)

  async function ask() {
    const sent = await sendCode.run()
    if (!sent) return
    if ('text' in sent) return showToast('warning', sent.text)
    const task: CodeTask = {
      phone: session.phone,
      until: sent.until,
      wording: 'login',
      submit: deleteBy,
      resend: sendDeletionCode,
    }
    if ((await openDialog('otp', task)) !== true) return
    await openDialog('notice', { message: t('delete.done') })
    clearLocal()
    location.replace('/wap')
  }

  return (
    <Dialog
      title={t('delete.title')}
      close={() => close()}
      footer={
        <>
          <Button look="second" onClick={() => close()}>
            {t('delete.keep')}
          </Button>
          {isFree && (
            <Button look="danger" busy={sendCode.isPending} onClick={ask}>
              {t('delete.sendCode')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton lines={6} />}>
        {(obstacles) => <DeletionTerms {...obstacles} />}
      </Loaded>
    </Dialog>
  )
}
