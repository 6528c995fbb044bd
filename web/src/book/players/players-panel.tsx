import { mostPlayers } from '@teeviet/contract/rules/limits'
import { useState } from 'react'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Tabs } from '#ui/form/tabs.tsx'
import { ChosenPlayers } from './chosen-players.tsx'
import { GuestEntry } from './guest-entry.tsx'
import { MemberSearch } from './member-search.tsx'
import { hasMember, nameOf, type Player, withoutPlayerAt, withPlayer } from './player.ts'
import styles from './players-panel.module.css'

/** The players, and the two ways to add one: a member by vID, name or phone, or a guest by name. */
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
  const [tab, setTab] = useState<'member' | 'guest'>('member')
  const [announcement, setAnnouncement] = useState('')

  function add(player: Player) {
    const more = withPlayer(players, player)
    if (more) {
      onPlayers(more)
      setAnnouncement(t('added', { name: nameOf(player) }))
    } else if (players.length >= mostPlayers) showToast('warning', t('full', { max: mostPlayers }))
  }

  /** A member already in the list is removed again. */
  function toggle(player: Player) {
    if (!hasMember(players, player.userId)) return add(player)
    onPlayers(players.filter(({ userId }) => userId !== player.userId))
  }

  return (
    <div className={styles.panel}>
      <ChosenPlayers
        players={players}
        onAdd={add}
        onRemove={(place) => onPlayers(withoutPlayerAt(players, place))}
      />
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
          <GuestEntry name={guestName} onName={onGuestName} onGuest={add} />
        )}
      </Tabs>
    </div>
  )
}
