import { Group, TextInput } from '@mantine/core'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { Fragment, useRef } from 'react'
import { CoverField } from '../../../forms/cover-field.tsx'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../../kit/button.tsx'
import styles from '../../../theme/layout.module.css'
import type { DraftPlayer } from './change-draft.ts'
import { OwnStart } from './own-start.tsx'

type PlayerFieldsProps = {
  players: readonly DraftPlayer[]
  /** Where each has an own tee time: the course and the day. */
  ownStarts: { courseId: number; day: Day } | null
  onChange: (players: readonly DraftPlayer[]) => void
}

/** The players after a change: another name, vID or phone replaces a player, a cross removes one, and packages insure them. */
export function PlayerFields({ players, ownStarts, onChange }: PlayerFieldsProps) {
  const t = useT('staff-change')
  const added = useRef(0)
  function put(player: DraftPlayer, part: Partial<DraftPlayer>) {
    onChange(players.map((one) => (one === player ? { ...one, ...part } : one)))
  }
  function add() {
    added.current += 1
    onChange([
      ...players,
      { key: `new ${added.current}`, id: null, was: '', name: '', had: '', cover: '', at: null, start: null },
    ])
  }
  return (
    <fieldset>
      <legend>{t('players')}</legend>
      <p className={styles.muted}>{t('playersHint')}</p>
      {players.map((player, place) => (
        <Fragment key={player.key}>
          <Group gap={4} wrap="nowrap" align="end">
            <TextInput
              flex={1}
              label={t('player', { n: place + 1 })}
              placeholder={player.id === null ? t('unnamed') : undefined}
              maxLength={200}
              value={player.name}
              onChange={(event) => put(player, { name: event.currentTarget.value })}
            />
            {players.length > 1 && (
              <IconButton
                icon="close"
                label={t('remove', { n: place + 1 })}
                onClick={() => onChange(players.filter((one) => one !== player))}
              />
            )}
          </Group>
          {ownStarts && (
            <OwnStart
              {...ownStarts}
              label={t('ownStart', { n: place + 1 })}
              at={player.at}
              start={player.start}
              onChange={(start) => put(player, { start })}
            />
          )}
          <CoverField
            label={t('cover', { n: place + 1 })}
            value={player.cover}
            other={{ value: player.had, label: t('coverKept') }}
            onChange={(cover) => put(player, { cover })}
          />
        </Fragment>
      ))}
      <Button look="quiet" onClick={add}>
        {t('add')}
      </Button>
    </fieldset>
  )
}
