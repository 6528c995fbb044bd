import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { announced, listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatTaxCode } from '@teeviet/contract/rules/money/tax-code'
import type { ReactNode } from 'react'
import type { Bill } from '#api/queries/member/bill.ts'
import { useMoment } from '#i18n/use-moment.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Flights } from '../flights/flights.tsx'
import styles from './bill-facts.module.css'

/** The facts of a bill: its code, the number of its services, course, play time, booker. */
export function BillFacts({ bill }: { bill: Bill }) {
  const t = useT('bill')
  const moment = useMoment()
  const ui = useT('ui')
  const language = useLanguage()
  const play = bill.services.find((service) => service.type === 'booking')?.booking_pax_detail
  const layout = [play?.facility.sub_title, play?.number_hole ? ui('holes', { n: play.number_hole }) : '']
    .filter(Boolean)
    .join(' ·\u00a0')
  // of a group on several tee times each flight has its own
  const names = bill.flights.length === 1 ? listOfNames(bill.flights[0]?.players ?? [], language) : ''
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('code.title')} value={bill.code} code />
        {bill.payment_code !== null && <Fact name={t('facts.paymentCode')} value={bill.payment_code} code />}
        <Fact name={t('facts.services')} value={bill.total_services} />
        {layout !== '' && <Fact name={t('facts.layout')} value={layout} />}
        <Fact name={t('facts.playTime')} value={playTimeText(bill, language, t('facts.anyTime'))} />
        <Fact
          name={t('facts.players')}
          value={announced(ui('players', { n: bill.number_player }), names, language)}
        />
        {bill.club_acknowledgement && (
          <Fact
            name={t('facts.club')}
            value={t('facts.acknowledged', { reference: bill.club_acknowledgement.reference })}
          />
        )}
        {bill.user_book !== '' && <Fact name={t('facts.booker')} value={bill.user_book} />}
        {bill.company && (
          <Fact
            name={t('facts.company')}
            value={`${bill.company.name} ·\u00a0${formatTaxCode(bill.company.tax_code)}`}
          />
        )}
        <Fact name={t('facts.phone')} value={bill.phone} code />
        <Fact name={t('facts.bookedOn')} value={moment(bill.created_at)} />
      </dl>
      <Flights flights={bill.flights} />
    </>
  )
}

function Fact({ name, value, code }: { name: string; value: ReactNode; code?: boolean }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={code ? 'code' : undefined}>{value}</dd>
    </div>
  )
}
