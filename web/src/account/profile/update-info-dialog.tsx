import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#api/client/call.ts'
import { callQuery } from '#api/client/call-query.ts'
import type { RequestOf } from '#api/client/call-types.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { updateSession } from '#session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { followPointsAnew } from './follow-points.ts'
import styles from './info-form.module.css'
import { InfoForm } from './info-form.tsx'

const formId = 'personal-info'

type Typed = { typed: RequestOf<typeof api.account.updateInfo>; refuse: (text: string) => void }

/**
 * Name, birthday, email and address; all fields are optional. After saving, the dialog becomes a notice whose button
 * only closes it. `isWelcome`: shown right after registration.
 */
export default function UpdateInfoDialog({ isWelcome, close }: DialogControl & { isWelcome?: boolean }) {
  const t = useT('account')
  const ui = useT('ui')
  const request = callQuery(api.account.info, {}, { quiet: true, staleTime: 0 })
  // Not stored: the next person to open this may be another one.
  const stored = useQuery({ ...request, gcTime: 0 })
  const [isSaved, setSaved] = useState(false)
  const save = useChange(async ({ typed, refuse }: Typed) => {
    const answer = await answerOf(api.account.updateInfo, typed)
    if (answer.error_code !== 0) return refuse(answer.error_msg)
    updateSession({ fullname: answer.data?.fullname ?? '' })
    followPointsAnew()
    setSaved(true)
  })

  if (isSaved) {
    return (
      // A dialog of its own, so that the focus goes to its button.
      <Dialog
        key="saved"
        title={ui('notice')}
        close={() => close(true)}
        footer={
          <Button onClick={() => close(true)} data-autofocus>
            {ui('close')}
          </Button>
        }
      >
        <p role="status">{t('update.saved')}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={t('updateTitle')}
      close={() => close()}
      footer={
        <>
          <Button look="second" onClick={() => close()}>
            {t('update.skip')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} disabled={!stored.data}>
            {t('update.save')}
          </Button>
        </>
      }
    >
      {isWelcome && <p className={styles.welcome}>{t('update.welcome')}</p>}
      <Loaded query={stored} skeleton={<Skeleton lines={6} />}>
        {(info) => (
          <InfoForm id={formId} info={info} onSave={(typed, refuse) => save.run({ typed, refuse })} />
        )}
      </Loaded>
    </Dialog>
  )
}
