import { call } from '#api/client/call.ts'
import * as api from '#api/index.ts'
import type { Bill } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { type Offer, OfferChoice } from './offer-choice.tsx'

/** The other times on offer for a bill, on the bill itself. */
export function BillOffer({ bill, offer, onChange }: { bill: Bill; offer: Offer; onChange: () => void }) {
  const t = useT('bill')
  const own = { id_general_bill_detail: bill.id_general_bill_detail }
  const accept = async (choice: { option: number; expected_amount: number }) => {
    await call(api.counterOffers.accept, { ...own, ...choice })
    onChange()
  }
  const decline = async () => {
    await call(api.counterOffers.decline, own)
    onChange()
  }
  return (
    <Section title={t('offer.title')}>
      <Card>
        <OfferChoice offer={offer} now={bill.now} onAccept={accept} onDecline={decline} />
      </Card>
    </Section>
  )
}
