import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import styles from './ledger.module.css'
import { LedgerChain } from './ledger-chain.tsx'

/** Finds the chain of any money by whatever somebody holds in hand. */
export function LedgerTrace({ words }: { words: string }) {
  const t = useT('staff')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(words)
  useEffect(() => setTyped(words), [words])

  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate({ to: '/staff/ledger', search: typed.trim() === '' ? {} : { q: typed.trim() } })
  }

  return (
    <section className={styles.card} aria-labelledby="ledger-trace">
      <h2 id="ledger-trace" className={styles.heading}>
        {t('ledger.trace.title')}
      </h2>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.wide}>
          {t('ledger.trace.words')}
          <input
            type="search"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Button type="submit" size="small">
          {t('ledger.trace.find')}
        </Button>
      </form>
      {words !== '' && <Found words={words} />}
    </section>
  )
}

function Found({ words }: { words: string }) {
  const t = useT('staff')
  const chain = useQuery(staffQuery(useStaff(), 'GET /api/staff/ledger/trace', { q: words }))
  if (chain.isPending) return <Skeleton lines={6} />
  if (chain.isError)
    return <ErrorState error={chain.error} onRetry={() => chain.refetch()} busy={chain.isFetching} />
  const isEmpty = Object.values(chain.data).every((list) => list.length === 0)
  return isEmpty ? (
    <p role="status">{t('ledger.trace.none', { words })}</p>
  ) : (
    <LedgerChain chain={chain.data} />
  )
}
