import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './document-sheet.module.css'
import { PdfButton } from './pdf-button.tsx'

export type IssuedDocument = DataOf<typeof api.bills.document>

// no header and footer elements: those stay away on issued
/** A receipt or credit note as it is printed; its words come from the server, where its PDF has them from too. */
export function DocumentSheet({ issued }: { issued: IssuedDocument }) {
  const t = useT('documents')
  return (
    <>
      <article className={styles.sheet} aria-labelledby="issued-title">
        <div className={styles.head}>
          <h2 id="issued-title">{issued.title}</h2>
          <p className={styles.issuer}>
            <strong>{issued.issuer.name}</strong>
            {issued.issuer.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
        <dl className={styles.facts}>
          {issued.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={styles.lines} aria-label={t('lines')}>
          <thead>
            <tr>
              <th scope="col">{t('service')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {issued.lines.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="amount">{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{issued.total}</th>
              <td className="amount">{formatMoney(issued.amount)}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.note}>{issued.note}</p>
      </article>
      <div className={styles.acts}>
        <PdfButton id={issued.id} />
        <Button look="second" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
        {issued.refers_to && (
          <Link to="/wap/receipt" search={{ document_id: issued.refers_to.id }}>
            {t('toReceipt', { number: issued.refers_to.number })}
          </Link>
        )}
        {issued.id_general_bill !== null && (
          <Link
            to="/wap/detail-history-booked/$id_general_bill_detail"
            params={{ id_general_bill_detail: String(issued.id_general_bill) }}
          >
            {t('toBill')}
          </Link>
        )}
      </div>
    </>
  )
}
