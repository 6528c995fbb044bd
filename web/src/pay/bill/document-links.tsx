import { Link } from '@tanstack/react-router'
import type { Bill } from '#api/queries/member/bill.ts'
import { useT } from '#i18n/use-texts.tsx'

/** Links to receipts or credit notes, by their numbers. */
export function DocumentLinks({
  documents,
  className,
}: {
  documents: Bill['documents']
  className?: string
}) {
  const t = useT('bill')
  return documents.map(({ id, kind, number }) => (
    <p key={id} className={className}>
      <Link to="/wap/receipt" search={{ document_id: id }}>
        {t(`documents.${kind}`, { number })}
      </Link>
    </p>
  ))
}
