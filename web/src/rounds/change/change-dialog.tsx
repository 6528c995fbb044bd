import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import type { DataOf } from '#api/client/call-types.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { type Bill, billQuery } from '#api/queries/member/bill.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { refreshBookings } from '#pay/bill/refresh-bookings.ts'
import type { Session } from '#session/session.ts'
import { useLastSession } from '#session/use-last-session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './change-dialog.module.css'
import { bookingOf, type ChangeDraft, changeOfDraft, draftOfBill } from './change-draft.ts'
import { ChangeFlights } from './change-flights.tsx'
import { ChangePlayers } from './change-players.tsx'
import { ChangeStart } from './change-start.tsx'
import { OwnChangeQuote } from './own-change-quote.tsx'

type Quote = DataOf<typeof api.bills.quoteChange>

/** Changes a booking in two presses: the first shows the difference and the rule, the second makes what was shown. */
export default function ChangeDialog({ billId, close }: DialogControl & { billId: number }) {
  const session = useLastSession()
  return session ? <Load session={session} billId={billId} close={close} /> : null
}

type LoadProps = Pick<DialogControl, 'close'> & { session: Session; billId: number }

function Load({ session, billId, close }: LoadProps) {
  const { data: bill } = useQuery(billQuery(session, billId))
  return bill ? <Change bill={bill} close={close} /> : null
}

function Change({ bill, close }: Pick<DialogControl, 'close'> & { bill: Bill }) {
  const t = useT('bill')
  const ui = useT('ui')
  const queryClient = useQueryClient()
  const [before] = useState(() => draftOfBill(bill))
  const [draft, setDraft] = useState<ChangeDraft>(before)
  const [quote, setQuote] = useState<Quote>()
  const input = changeOfDraft(bill.id_general_bill_detail, draft, before)
  const isSame = input.start_at === undefined && input.players === undefined
  const quoting = useChange(() => call(api.bills.quoteChange, input))
  const changing = useChange((fingerprint: string) => call(api.bills.change, { ...input, fingerprint }))

  function edit(part: Partial<ChangeDraft>) {
    setDraft({ ...draft, ...part })
    setQuote(undefined)
  }

  async function go() {
    if (isSame) return showToast('warning', t('change.nothing'))
    if (!quote) return setQuote(await quoting.run())
    const made = await changing.run(quote.fingerprint)
    await refreshBookings(queryClient)
    // what was shown has changed: it is shown anew
    if (!made) return setQuote(undefined)
    showToast('success', t(`change.done.${made.state}`))
    close(true)
  }

  return (
    <Dialog
      title={t('change.own')}
      close={() => close(false)}
      footer={
        <>
          <Button look="second" onClick={() => close(false)}>
            {ui('close')}
          </Button>
          <Button busy={quoting.isPending || changing.isPending} onClick={go}>
            {t(buttonOf(quote))}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <ChangeStart bill={bill} draft={draft} onChange={edit} />
        <ChangePlayers
          courseId={bookingOf(bill)?.booking_pax_detail.facility.id ?? null}
          players={draft.players}
          onChange={(players) => edit({ players })}
        />
        {draft.startAt === null && draft.players.length > 1 && (
          <ChangeFlights bill={bill} players={draft.players} onChange={(players) => edit({ players })} />
        )}
        <div role="status">{quote && <OwnChangeQuote quote={quote} now={bill.now} />}</div>
      </div>
    </Dialog>
  )
}

function buttonOf(quote: Quote | undefined) {
  if (!quote) return 'change.show'
  if (quote.needs_answer === 1) return 'change.ask'
  if (quote.is_payment === 0) return 'change.make'
  return quote.moves_places === 1 ? 'change.hold' : 'change.pay'
}
