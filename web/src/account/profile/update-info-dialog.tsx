import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountInfo } from '#api/queries/member/account-info.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './info-form.module.css'
import { InfoForm } from './info-form.tsx'
import { useSaveInfo } from './use-save-info.ts'

const formId = 'personal-info'

/**
 * Name, birthday, email and address; all fields are optional. After saving, the dialog becomes a notice whose button
 * only closes it. `isWelcome`: shown right after registration.
 */
export default function UpdateInfoDialog({ isWelcome, close }: DialogControl & { isWelcome?: boolean }) {
  const t = useT('account')
  const ui = useT('ui')
  const stored = useQuery(accountInfo)
  const [isSaved, setSaved] = useState(false)
  const save = useSaveInfo(() => setSaved(true))

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
