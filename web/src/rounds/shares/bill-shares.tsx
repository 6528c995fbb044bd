import { useQueryClient } from '@tanstack/react-query'
import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { openDialog } from '#dialogs/open.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { refreshBookings } from '#pay/bill/refresh-bookings.ts'
import { Button } from '#ui/form/button.tsx'
import { StatusBadge, type StatusTone } from '#ui/golf/status-badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { shareAddress } from '#ui/text/share-address.ts'
import styles from './bill-shares.module.css'
import { SplitForm, type SplitOfBill } from './split-form.tsx'

type Split = NonNullable<Bill['split']>

const tones: Record<Split['shares'][number]['state'], StatusTone> = {
  open: 'waiting',
  held: 'good',
  paid: 'good',
  covered: 'quiet',
  returned: 'quiet',
}

/** The shares of a bill with who has paid, and the link of each to send; before that, the way to split the bill. */
export function BillShares({ bill }: { bill: Bill }) {
  const t = useLazyTexts('shares')
  const queryClient = useQueryClient()
  const { split } = bill
  const [isAsking, setIsAsking] = useState(false)
  const end = useChange(async () => {
    const question = { message: t('end.question'), confirm: t('end.button'), cancel: t('end.back') }
    if ((await openDialog('confirm', question)) !== true) return
    await call(api.shares.end, { id_general_bill_detail: bill.id_general_bill })
    await refreshBookings(queryClient)
  })
  return (
    <Section title={t('title')}>
      <Card>
        {isAsking && bill.can_split === 1 ? (
          <SplitForm {...toSplit(bill)} onClose={() => setIsAsking(false)} />
        ) : (
          split && <Shares bill={bill} split={split} />
        )}
        {bill.can_split === 1 && !isAsking && (
          <div className={styles.actions}>
            <Button look="second" onClick={() => setIsAsking(true)}>
              {t(split ? 'again' : 'button')}
            </Button>
            {split && (
              <Button look="quiet" busy={end.isPending} onClick={() => end.run()}>
                {t('end.button')}
              </Button>
            )}
          </div>
        )}
      </Card>
    </Section>
  )
}

function Shares({ bill, split }: { bill: Bill; split: Split }) {
  const t = useLazyTexts('shares')
  const round = useT('round')
  const ui = useT('ui')
  const language = useLanguage()
  const title = bill.services.find((one) => one.type === 'booking')?.booking_pax_detail.facility.title ?? ''
  const paid = split.shares.filter(({ state }) => state === 'held' || state === 'paid').length
  const time = bill.payment_deadline === null ? '' : deadlineText(bill.payment_deadline, bill.now, language)
  return (
    <>
      {split.state === 'open' && (
        <p role="status" className={styles.progress}>
          <strong>{t('progress', { n: paid, all: split.shares.length })}</strong>{' '}
          {t('missing', { amount: formatMoney(split.missing) })}
        </p>
      )}
      {split.state === 'open' && time !== '' && (
        <p className={styles.lead}>{t(`rule.${split.at_deadline}`, { time })}</p>
      )}
      <ul className={styles.shares}>
        {split.shares.map((share) => (
          <li key={share.player_id} data-share={share.state}>
            <div className={styles.who}>
              <span>{share.name}</span>
              <span className="amount">{formatMoney(share.amount)}</span>
              {share.state === 'open' && share.arrived > 0 && (
                <small>{t('arrived', { amount: formatMoney(share.arrived) })}</small>
              )}
            </div>
            <StatusBadge tone={tones[share.state]}>{t(`state.${share.state}`)}</StatusBadge>
            {(share.state === 'open' || share.state === 'returned') && (
              <Button
                look="second"
                icon="share"
                aria-label={t('sendTo', { name: share.name })}
                onClick={() =>
                  shareAddress(
                    { title, url: share.url },
                    { copied: round('linkCopied'), byHand: ui('copyByHand') },
                  )
                }
              >
                {t('send')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {split.state === 'open' && <p className={styles.lead}>{t('cover')}</p>}
    </>
  )
}

function toSplit(bill: Bill): SplitOfBill {
  const service = bill.services.find((one) => one.type === 'booking')
  const players = (service?.listData ?? []).flatMap(({ id, fullname, name_out_system, is_cancel }) =>
    id === null || is_cancel === 1 ? [] : [{ id, name: fullname || name_out_system }],
  )
  return { billId: bill.id_general_bill, total: bill.payment_amount ?? 0, players }
}
