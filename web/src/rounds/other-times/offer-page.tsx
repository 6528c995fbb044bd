import { useQueryClient } from '@tanstack/react-query'
import { deadlineText, playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import { type OfferOfLink, offerQuery } from '#api/queries/counter-offer.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './offer-choice.module.css'
import { OfferChoice } from './offer-choice.tsx'

/** The other times of a link, answered without a login; then what follows. */
export function OfferPage({ page, linkKey: key }: { page: OfferOfLink; linkKey: string }) {
  const t = useT('bill')
  const ui = useT('ui')
  const language = useLanguage()
  const client = useQueryClient()
  const show = (answer: OfferOfLink) => client.setQueryData(offerQuery(key).queryKey, answer)
  const { offer } = page
  return (
    <Card className={styles.page}>
      <h2>{page.facility.title}</h2>
      <p>
        {playTimeText(page, language, t('facts.anyTime'))} ·&nbsp;{ui('players', { n: page.number_player })}
      </p>
      <p>
        {t('code.title')} <span className="code">{page.general_bill_code}</span>
      </p>
      {offer.state === 'open' ? (
        <OfferChoice
          offer={offer}
          now={page.now}
          onAccept={async (choice) => show(await call(api.counterOffers.acceptByLink, { key, ...choice }))}
          onDecline={async () => show(await call(api.counterOffers.declineByLink, { key }))}
        />
      ) : (
        <>
          <p role="status">{outcome()}</p>
          <ButtonLink
            to="/wap/detail-history-booked/$id_general_bill_detail"
            params={{ id_general_bill_detail: String(page.id_general_bill) }}
          >
            {t('offer.toBill')}
          </ButtonLink>
        </>
      )}
    </Card>
  )

  function outcome(): string {
    if (offer.state !== 'accepted') {
      const isEnded = offer.is_in_place === 1 && (offer.state === 'declined' || offer.state === 'lapsed')
      return t(isEnded ? 'offer.ended' : `offer.${offer.state === 'open' ? 'lapsed' : offer.state}`)
    }
    if (page.payment_deadline === null || page.due_amount === null) return t('offer.accepted')
    const time = deadlineText(page.payment_deadline, page.now, language)
    const isDifference = page.state === 'paid'
    return t(isDifference ? 'offer.acceptedDue' : 'offer.acceptedPay', {
      amount: formatMoney(page.due_amount),
      time,
    })
  }
}
