import { calendarAddress } from '#api/client/addresses.ts'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button, ButtonAnchor } from '#ui/form/button.tsx'
import { mapAddress } from '#ui/text/map-address.ts'
import { shareAddress } from '#ui/text/share-address.ts'
import styles from './round-actions.module.css'

/** The booker's actions on a round besides paying: add it to the calendar, share it, get directions. */
export function RoundActions({ billId, course }: { billId: number; course: { title: string } }) {
  const t = useT('round')
  const ui = useT('ui')
  const language = useLanguage()
  const { run, pending } = useChange(async (act: 'share' | 'calendar') => {
    const { code, url } = await call(api.rounds.share, { id_general_bill: billId })
    if (act === 'calendar') return location.assign(calendarAddress(code, language))
    await shareAddress({ title: course.title, url }, { copied: t('linkCopied'), byHand: ui('copyByHand') })
  })

  return (
    <div className={styles.actions}>
      <Button look="second" icon="calendar-add" busy={pending === 'calendar'} onClick={() => run('calendar')}>
        {t('addToCalendar')}
      </Button>
      <Button look="second" icon="share" busy={pending === 'share'} onClick={() => run('share')}>
        {t('share')}
      </Button>
      <ButtonAnchor look="second" icon="pin" href={mapAddress({ name: course.title })} newTab>
        {t('directions')}
      </ButtonAnchor>
      <p className={styles.hint}>{t('shareHint')}</p>
    </div>
  )
}
