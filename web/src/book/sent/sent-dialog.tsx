import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Flight } from '#rounds/flights/flight-list.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import type { BookingSent } from '../send/flow.ts'
import { SentFacts } from './sent-facts.tsx'

/** The request has arrived: the booking, and its next steps. The caller leads on when it closes. */
export default function SentDialog({
  sent,
  isEarlier,
  wished,
  shown,
  close,
}: DialogControl & {
  sent: BookingSent
  isEarlier: boolean
  /** The time that was asked for; the tee time given may be another one. */
  wished: number | null
  /** The tee times of a group that the form showed. */
  shown: readonly Flight[] | null
}) {
  const t = useT('booking')
  const isPlaced = sent.state === 'placed'
  return (
    <Dialog
      title={t(isPlaced ? 'sent.confirmed' : 'sentTitle')}
      close={() => close(true)}
      footer={
        <Button size="large" onClick={() => close(true)} data-autofocus>
          {t('sent.toHistory')}
        </Button>
      }
    >
      <SentFacts sent={sent} isEarlier={isEarlier} wished={wished} shown={shown} />
    </Dialog>
  )
}
