import { useNavigate } from '@tanstack/react-router'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { SearchForm } from '../../lists/search-form.tsx'
import { useRead } from '../../session/use-read.ts'
import { LedgerCard } from './ledger-card.tsx'
import { LedgerChain } from './ledger-chain.tsx'

/** Finds the chain of any money by any of its keys. */
export function LedgerTrace({ words }: { words: string }) {
  const t = useT('staff')
  const navigate = useNavigate()
  const chain = useRead('GET /api/staff/ledger/trace', { q: words }, { enabled: words !== '' })
  return (
    <LedgerCard title={t('ledger.trace.title')}>
      <SearchForm
        label={t('ledger.trace.words')}
        words={words}
        onFind={(q) => navigate({ to: '/staff/ledger', search: { q: q || undefined } })}
      >
        <Button type="submit">{t('ledger.trace.find')}</Button>
      </SearchForm>
      <Loaded query={chain} lines={6}>
        {(found) =>
          Object.values(found).every((list) => list.length === 0) ? (
            <p role="status">{t('ledger.trace.none', { words })}</p>
          ) : (
            <LedgerChain chain={found} />
          )
        }
      </Loaded>
    </LedgerCard>
  )
}
