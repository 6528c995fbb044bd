import { useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { MessagePreview } from '../messages/message-preview.tsx'
import type { SharedBooking } from '../sharing/use-sharing.ts'
import type { BulkAct } from './bulk-acts.ts'

export type PreviewedAct = Extract<BulkAct, { kind: 'place' | 'reject' | 'message' | 'extend' }>

type BulkPreviewProps = {
  act: PreviewedAct
  bookings: readonly SharedBooking[]
  /** Whether everything is typed that the act needs. */
  isReady: boolean
}

/** How many SMS an act on several bookings sends in each language, and that of the first booking as the example. */
export function BulkPreview({ act, bookings, isReady }: BulkPreviewProps) {
  const t = useT('staff')
  const sharing = useT('staff-sharing')
  const content = useT('staff-content')
  if (!isReady) return <p className={styles.muted}>{t('preview.incomplete')}</p>
  return [...Map.groupBy(bookings, ({ language }) => language)].map(([language, [example, ...others]]) =>
    example ? (
      <section key={language} aria-label={content(`language.${language}`)}>
        <strong>
          {sharing('bulkMessages', { n: others.length + 1, language: content(`language.${language}`) })}
        </strong>
        <Example act={act} booking={example} />
      </section>
    ) : null,
  )
}

function Example({ act, booking }: { act: PreviewedAct; booking: SharedBooking }) {
  const { id, payment_deadline } = booking
  if (act.kind === 'message') {
    const { kind: _, ...message } = act
    const call = 'POST /api/staff/bookings/:id/preview-message'
    return <MessagePreview call={call} request={{ id, ...message }} isReady />
  }
  const { kind: step, ...typed } = act
  const request = { id, step, ...typed, pay_by: payment_deadline ?? undefined }
  return <MessagePreview call="POST /api/staff/bookings/:id/preview-messages" request={request} isReady />
}
