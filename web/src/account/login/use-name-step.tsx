import { useId } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { InfoForm } from '../profile/info-form.tsx'
import { useSaveInfo } from '../profile/use-save-info.ts'
import styles from './login-dialog.module.css'

const unknown = { fullname: null, birthday: null, address: null, user_email: { email: null } }

/** The last step of a registration: the name, and further details for those who want to give them now. */
export function useNameStep(onDone: () => void) {
  const t = useT('account')
  const form = useId()
  const save = useSaveInfo(onDone)
  return {
    title: t('updateTitle'),
    body: (
      <>
        <p className={styles.lead}>{t('update.nameLead')}</p>
        <InfoForm id={form} info={unknown} isBrief onSave={(typed, refuse) => save.run({ typed, refuse })} />
      </>
    ),
    footer: (
      <>
        <Button look="second" onClick={onDone}>
          {t('update.skip')}
        </Button>
        <Button type="submit" form={form} busy={save.isPending}>
          {t('update.save')}
        </Button>
      </>
    ),
  }
}
