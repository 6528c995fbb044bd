import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import { useChange } from '#api/client/use-change.ts'
import type * as api from '#api/index.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { CopyRow } from '#ui/text/copy-row.tsx'
import { BankAppList } from './bank-app-list.tsx'
import { savePicture } from './save-picture.ts'
import styles from './transfer-card.module.css'

export type BankTransfer = NonNullable<DataOf<typeof api.payments.start>['bank']>

/** How to transfer: a QR code large enough for a second phone, its picture for this one, and the facts to copy. */
export function TransferCard({
  bank,
  rule,
  apps,
}: {
  bank: BankTransfer
  /** Whether the golfer may go to another bank's app: not from inside a partner bank's own. */
  apps: boolean
  /** The parts of it that must not be changed. */
  rule: string
}) {
  const t = useT('payment')
  const save = useChange(() =>
    savePicture(bank.qr_image, `TeeViet-${bank.bank_code}.png`).catch(() =>
      showToast('warning', t('qr.saveFailed')),
    ),
  )

  return (
    <div className={styles.transfer}>
      <section className={styles.code}>
        <img
          className={styles.picture}
          src={bank.qr_image}
          alt={t('qr.alt', { amount: formatMoney(bank.amount), content: bank.bank_code })}
          width={320}
          height={320}
        />
        <p className={styles.small}>{t('qr.how')}</p>
        <Button icon="download" busy={save.isPending} onClick={() => save.run()}>
          {t('qr.save')}
        </Button>
        {apps && (
          <BankAppList
            transfer={{
              bin: bank.bank_id,
              account: bank.bank_account,
              amount: bank.amount,
              content: bank.bank_code,
            }}
          />
        )}
      </section>
      <section className={styles.rows} aria-label={t('qr.byHand')}>
        <h2 className={styles.title}>{t('qr.byHand')}</h2>
        <CopyRow label={t('qr.bankName')} value={bank.bank_name} />
        <CopyRow label={t('qr.bankId')} value={bank.bank_id} />
        <CopyRow label={t('qr.account')} value={bank.bank_account}>
          <span className="code">{bank.bank_account}</span>
          <span className={styles.holder}>{t('qr.holder', { name: bank.account_name })}</span>
        </CopyRow>
        <CopyRow label={t('qr.amount')} value={String(bank.amount)}>
          <span className="amount">{formatMoney(bank.amount)}</span>
        </CopyRow>
        <CopyRow label={t('qr.content')} value={bank.bank_code}>
          <span className="code">{bank.bank_code}</span>
        </CopyRow>
        <p className={styles.small}>{rule}</p>
      </section>
    </div>
  )
}
