import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { openDialog } from '#dialogs/open.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './change-card.module.css'
import { ChangeSides, KeptAmount } from './change-sides.tsx'

/**
 * The change of a booking by its golfer: until when and the way to it; while staff are asked, what was asked for and the
 * way to take it back; and that it was not accepted.
 */
export function OwnChange({ bill, onChange }: { bill: Bill; onChange: () => void }) {
  const t = useT('bill')
  const language = useLanguage()
  const { requested_change: asked, change_until: until, id_general_bill_detail: id } = bill
  const declining = useChange(async () => {
    await call(api.bills.declineChange, { id_general_bill_detail: id })
    onChange()
  })
  if (asked?.state === 'requested') {
    const time = deadlineText(asked.answer_deadline, bill.now, language)
    return (
      <Section title={t('change.asked')}>
        <Card>
          <div className={styles.inside}>
            <p>{t('change.askedText', { time })}</p>
            <ChangeSides change={asked} />
            <KeptAmount change={asked} />
            <Button look="quiet" busy={declining.isPending} onClick={() => declining.run()}>
              {t('change.takeBack')}
            </Button>
          </div>
        </Card>
      </Section>
    )
  }
  return (
    <Section title={t('change.own')}>
      <Card>
        <div className={styles.inside}>
          {asked && (
            <p className={styles.ended}>
              {t(`change.ended.${asked.state}`)} {asked.answer}
            </p>
          )}
          {until !== null && (
            <>
              <p>{t('change.ownText', { time: deadlineText(until, bill.now, language) })}</p>
              <Button look="second" onClick={() => openDialog('change-booking', { billId: id })}>
                {t('change.open')}
              </Button>
            </>
          )}
        </div>
      </Card>
    </Section>
  )
}
