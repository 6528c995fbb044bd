import { mostPlayers } from '@teeviet/contract/rules/limits'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { useState } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Tabs } from '#ui/form/tabs.tsx'
import { ChosenPlayers } from './chosen-players.tsx'
import { GuestEntry } from './guest-entry.tsx'
import LastFlight from './last-flight.tsx'
import { MemberSearch } from './member-search.tsx'
import { isIn, nameOf, type Player, withoutPlayer, withPlayer } from './player.ts'
import { PlayerCount } from './player-count.tsx'
import styles from './players-panel.module.css'

/** How many play, who they are, and the two ways to name one: a member by vID, name or phone, or a guest by name. */
export function PlayersPanel({
  players,
  onPlayers,
  guestName,
  onGuestName,
}: {
  players: readonly Player[]
  onPlayers: (players: readonly Player[]) => void
  /** The guest's name as typed so far: finishing the choice adds it (`withTypedGuest`). */
  guestName: string
  onGuestName: (name: string) => void
}) {
  const t = useT('players')
  const language = useLanguage()
  const [tab, setTab] = useState<'member' | 'guest'>('member')
  const [announcement, setAnnouncement] = useState('')

  function add(...added: Player[]) {
    const names: string[] = []
    let next = players
    for (const player of added) {
      const more = withPlayer(next, player)
      if (more) names.push(nameOf(player))
      else if (next.length >= mostPlayers) showToast('warning', t('full', { max: mostPlayers }))
      next = more ?? next
    }
    if (names.length === 0) return
    onPlayers(next)
    setAnnouncement(t('added', { name: listOfNames(names, language) }))
  }

  /** A player already in the list is removed again. */
  function toggle(player: Player) {
    if (!isIn(players, player)) return add(player)
    onPlayers(withoutPlayer(players, player))
  }

  return (
    <div className={styles.panel}>
      <PlayerCount players={players} onPlayers={onPlayers} />
      <ChosenPlayers players={players} onAdd={add} onPlayers={onPlayers} />
      <LastFlight players={players} onPlayers={onPlayers} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <Tabs
        label={t('tabs')}
        tabs={[
          { name: 'member', label: t('byVid') },
          { name: 'guest', label: t('outside') },
        ]}
        chosen={tab}
        onChoose={setTab}
      >
        {tab === 'member' ? (
          <MemberSearch players={players} onToggle={toggle} onGuest={add} />
        ) : (
          <GuestEntry name={guestName} onName={onGuestName} onGuests={add} />
        )}
      </Tabs>
    </div>
  )
}
