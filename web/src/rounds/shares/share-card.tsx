import { useQueryClient } from '@tanstack/react-query'
import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { isComplete, type RefundTarget, targetFields } from '@teeviet/contract/display/refund-target'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { type Share, shareQuery } from '#api/queries/rounds/share.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import { RefundTargetFields } from '#pay/refunds/refund-target.tsx'
import { TransferCard } from '#pay/transfer/transfer-card.tsx'
import { Button } from '#ui/form/button.tsx'
import { Price } from '#ui/golf/price.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './share-card.module.css'

/** The share of the player with this pass: what to pay and how, and where money goes that goes back. */
export function ShareCard({ code, share }: { code: string; share: Share }) {
  const t = useLazyTexts('shares')
  useLazyTexts('payment')
  useLazyTexts('bill')
  const language = useLanguage()
  const time =
    share.payment_deadline === null ? '' : deadlineText(share.payment_deadline, share.now, language)
  const isOver = share.state === 'open' && share.transfer === null
  return (
    <Section title={t('own.title')}>
      <Card>
        <div className={styles.head} role="status">
          <Price amount={share.transfer ? share.missing : share.amount} size="large" />
          <p>
            {isOver
              ? t('own.over')
              : t(`own.${share.state}`, { time, amount: formatMoney(share.amount - share.missing) })}
          </p>
          {share.transfer && share.missing < share.amount && (
            <p>{t('arrived', { amount: formatMoney(share.amount - share.missing) })}</p>
          )}
        </div>
        {share.transfer && <TransferCard bank={share.transfer} apps rule={t('own.rule')} />}
        {share.refunds.map((refund) => (
          <p key={refund.code} className={styles.refund}>
            {t(`refund.${refundText(refund)}`, {
              amount: formatMoney(refund.amount),
              bank: refund.bank_name,
              account: refund.account_tail,
              time: deadlineText(refund.due_at, share.now, language),
            })}
          </p>
        ))}
        {share.refunds.some(({ needs_account }) => needs_account === 1) && <AccountForm code={code} />}
      </Card>
    </Section>
  )
}

function refundText({ state, needs_account, bank_name }: Share['refunds'][number]) {
  if (state === 'done') return 'done'
  if (needs_account) return 'ask'
  return bank_name ? 'toAccount' : 'coming'
}

const noAccount: RefundTarget = { to: 'bank', bank: '', account: '', holder: '' }

function AccountForm({ code }: { code: string }) {
  const t = useLazyTexts('shares')
  const bill = useLazyTexts('bill')
  const queryClient = useQueryClient()
  const [target, setTarget] = useState(noAccount)
  const [missing, setMissing] = useState(false)
  const save = useChange(async () => {
    const { refund_bank = '', refund_account = '', refund_name = '' } = targetFields(target)
    const share: Share = await call(api.shares.giveAccount, {
      code,
      refund_bank,
      refund_account,
      refund_name,
    })
    queryClient.setQueryData(shareQuery(code).queryKey, share)
  })
  return (
    <div className={styles.account}>
      <RefundTargetFields
        targets={['bank']}
        target={target}
        onChange={setTarget}
        {...(missing ? { error: bill('cancel.bankMissing') } : {})}
      />
      <Button wide busy={save.isPending} onClick={() => (isComplete(target) ? save.run() : setMissing(true))}>
        {t('refund.save')}
      </Button>
    </div>
  )
}
