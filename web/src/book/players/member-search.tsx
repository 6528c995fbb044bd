import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { useState } from 'react'
import { foundPlayers } from '#api/queries/found-players.ts'
import { recentPlayers } from '#api/queries/recent-players.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Chip, Chips } from '#ui/form/chip.tsx'
import { listKeys } from '#ui/form/list-keys.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { useDebounced } from '#ui/form/use-debounced.ts'
import { PhoneSearch } from './phone-search.tsx'
import { earlierPlayer, guestPlayer, memberPlayer, type Player } from './player.ts'
import { PlayerRows } from './player-rows.tsx'
import styles from './players-panel.module.css'

type SearchProps = {
  players: readonly Player[]
  onToggle: (player: Player) => void
  onGuest: (player: Player) => void
}

/** Finds members by vID or name while typing, or by phone. Former fellow players come first. */
export function MemberSearch(props: SearchProps) {
  const t = useT('players')
  const [isByPhone, setByPhone] = useState(false)
  return (
    <div className={styles.search}>
      <Chips label={t('byVid')}>
        <Chip on={!isByPhone} onPress={() => setByPhone(false)}>
          {t('byKeyword')}
        </Chip>
        <Chip on={isByPhone} icon="phone" onPress={() => setByPhone(true)}>
          {t('byPhone')}
        </Chip>
      </Chips>
      {isByPhone ? <PhoneSearch {...props} /> : <KeywordSearch {...props} />}
    </div>
  )
}

function KeywordSearch({ players, onToggle, onGuest }: SearchProps) {
  const t = useT('players')
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed.trim(), searchDebounceMs)
  const isSearching = keyword !== ''
  const recent = useQuery({ ...recentPlayers, enabled: !isSearching })
  const found = useQuery({
    ...foundPlayers(keyword),
    enabled: isSearching,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const isNumber = /^\d+$/.test(keyword)

  return (
    <div ref={listKeys} className={styles.search}>
      <div className={styles.explained}>
        <SearchField label={t('keyword')} name="keyword" value={typed} onText={setTyped} data-autofocus />
        <p className={styles.note}>{t('vidHint')}</p>
      </div>
      {isSearching ? (
        <div aria-busy={found.isPlaceholderData}>
          <Loaded
            query={found}
            skeleton={<Skeleton height={168} />}
            isEmpty={({ data }) => data.length === 0}
            empty={
              <p role="status" className={styles.nobody}>
                {t(isNumber ? 'unknownVid' : 'notFound')}
              </p>
            }
          >
            {({ data }) => (
              <PlayerRows found={data.map(memberPlayer)} players={players} onToggle={onToggle} />
            )}
          </Loaded>
          {!isNumber && (
            <Button
              look="quiet"
              icon="add"
              onClick={() => {
                onGuest(guestPlayer(keyword))
                setTyped('')
              }}
            >
              {t('addGuest', { name: keyword })}
            </Button>
          )}
        </div>
      ) : (
        <Loaded
          query={recent}
          isEmpty={({ players: list }) => list.length === 0}
          skeleton={<Skeleton height={168} />}
          empty={<p className={styles.lead}>{t('hint')}</p>}
        >
          {({ players: list }) => (
            <>
              <h4 className={styles.partners}>{t('partners')}</h4>
              <PlayerRows found={list.map(earlierPlayer)} players={players} onToggle={onToggle} />
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}
