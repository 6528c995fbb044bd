import { serverNow } from '@teeviet/contract/live/server-clock'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Bill } from '#api/queries/member/bill.ts'
import { anyTimeOf } from '#book/draft/booking-draft.ts'
import type { BookingSent } from '#book/send/flow.ts'
import type { DialogName } from '#dialogs/open.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { type Session, useSession } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './design-page.module.css'

const hourMs = 60 * 60 * 1000
const nothing = () => undefined

const sent: BookingSent = {
  id_general_bill: 1,
  id_general_bill_detail: 1,
  general_bill_code: 'TV000001',
  state: 'placed',
  status: 1,
  general_status: 0,
  date_played: 1_900_000_000_000,
  is_any_time: 0,
  flights: [],
  number_player: 2,
  payment_amount: 2_400_000,
  facility: { id: 1, title: 'Sân golf' },
  holds_places: 1,
  unheld_for: null,
  hold_deadline: null,
  now: 1_800_000_000_000,
  confirm_deadline: null,
  payment_deadline: 1_800_001_800_000,
}

const refund: Bill['refunds'][number] = {
  id: 1,
  code: 'HT000001',
  cause: 'booking',
  payer: '',
  part: '',
  state: 'needs_target',
  amount: 2_400_000,
  penalty: 0,
  fee_kept: 0,
  reason: 'Bận việc',
  refusal: '',
  refund_to: null,
  bank_name: '',
  asked_at: 1_800_000_000_000,
  due_at: 1_800_200_000_000,
  done_at: null,
  account_tail: '',
  paid_from: { bank_name: 'Vietcombank', account_tail: '4567' },
  targets: ['bank', 'wallet'],
}

/**
 * Every dialog with sample content, so that none is added without a review. Those of a golfer need a signed-in golfer
 * beside staff; `billId` is a bill of theirs.
 */
function useOpeners(session: Session | null, billId: number): Record<DialogName, () => unknown> {
  const ui = useT('ui')
  const bill = useT('bill')
  const now = serverNow()
  const question = { message: bill('cancel.title'), confirm: bill('cancel.button'), cancel: ui('close') }
  return {
    confirm: () => openDialog('confirm', question),
    'session-ended': () => openDialog('session-ended', question),
    notice: () => openDialog('notice', { message: `<p>${bill('status.paid')}: <b>150.000đ</b></p>` }),
    menu: () => openDialog('menu'),
    login: () => openDialog('login'),
    otp: () =>
      openDialog('otp', {
        phone: '0900000001',
        until: now + hourMs,
        wording: 'booking',
        submit: async () => ui('error.connection'),
        resend: async () => ({ until: serverNow() + hourMs }),
      }),
    profile: () => openDialog('profile'),
    'update-info': () => openDialog('update-info'),
    'delete-account': () => openDialog('delete-account'),
    wallet: () => openDialog('wallet'),
    'choose-course': () => openDialog('choose-course'),
    'play-time': () => openDialog('play-time', { courseId: 1, play: anyTimeOf(now), onChoose: nothing }),
    'choose-day': () => openDialog('choose-day', { today: dayOf(now) }),
    'search-filters': () => openDialog('search-filters', { filters: {}, onChoose: nothing }),
    'course-map': () => openDialog('course-map', { criteria: {} }),
    pictures: () => openDialog('pictures', { name: 'Sân golf', pictures: [''], start: 0 }),
    'add-players': () => openDialog('add-players', { players: [], onPlayers: nothing }),
    'find-member': () => openDialog('find-member', { players: [], onPlayer: nothing }),
    'map-phone': () => openDialog('map-phone', { phone: '0900000001', players: [], onPlayer: nothing }),
    'booking-sent': () => openDialog('booking-sent', { sent, isEarlier: true, wished: null, shown: null }),
    packages: () => openDialog('packages', { chosen: [], courseId: 1, players: 2, onChoose: nothing }),
    'date-range': () => openDialog('date-range'),
    reopen: () => openDialog('reopen'),
    'switch-account': () =>
      openDialog('switch-account', {
        current: { id_display: '1000000', fullname: 'Nguyễn Văn An' },
        handed: { id_display: '1000001', fullname: '' },
      }),
    complaint: () => openDialog('complaint', { billId }),
    'cancel-booking': () => openDialog('cancel-booking', { billId }),
    'change-booking': () => openDialog('change-booking', { billId }),
    'refund-target': () => openDialog('refund-target', { refund }),
    'card-payment': () =>
      session &&
      openDialog('card-payment', { session, purpose: { topUp: 150_000 }, method: 'ale_pay', newTab: false }),
  }
}

export function DialogPieces() {
  const session = useSession()
  const billId = Number(new URLSearchParams(location.search).get('bill'))
  return (
    <Section title="Dialogs">
      <Card>
        <div className={styles.row}>
          {Object.entries(useOpeners(session, billId)).map(([name, open]) => (
            <Button key={name} look="second" size="small" data-dialog={name} onClick={open}>
              {name}
            </Button>
          ))}
        </div>
      </Card>
    </Section>
  )
}
