import { useState } from 'react'
import { calendarAddress } from '#api/client/addresses.ts'
import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { mapAddress } from '#discover/course-page/map-address.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button, ButtonAnchor } from '#ui/form/button.tsx'
import { shareAddress } from '#ui/text/share-address.ts'
import styles from './round-actions.module.css'

/** What the booker does with a round beside paying for it: into the calendar, to those who play along, and there. */
export function RoundActions({ billId, course }: { billId: number; course: { title: string } }) {
  const t = useT('round')
  const ui = useT('ui')
  const language = useLanguage()
  const [busy, setBusy] = useState<'share' | 'calendar' | null>(null)

  async function withLink(act: 'share' | 'calendar', use: (link: { code: string; url: string }) => unknown) {
    setBusy(act)
    try {
      await use(await call(api.rounds.share, { id_general_bill: billId }))
    } catch {
      // A failed call has been told; nothing was typed that could be lost.
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={styles.actions}>
      <Button
        look="second"
        icon="calendar-add"
        busy={busy === 'calendar'}
        onClick={() => withLink('calendar', ({ code }) => location.assign(calendarAddress(code, language)))}
      >
        {t('addToCalendar')}
      </Button>
      <Button
        look="second"
        icon="share"
        busy={busy === 'share'}
        onClick={() =>
          withLink('share', ({ url }) =>
            shareAddress({ title: course.title, url }, { copied: t('linkCopied'), byHand: ui('copyByHand') }),
          )
        }
      >
        {t('share')}
      </Button>
      <ButtonAnchor look="second" icon="pin" href={mapAddress({ name: course.title })} newTab>
        {t('directions')}
      </ButtonAnchor>
      <p className={styles.hint}>{t('shareHint')}</p>
    </div>
  )
}
