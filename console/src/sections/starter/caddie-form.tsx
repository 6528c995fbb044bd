import { Checkbox, TextInput } from '@mantine/core'
import { caddieLength, isSameStart, type Start, startOf } from '@teeviet/contract/rules/bookings/starter'
import { Form } from '../../forms/form.tsx'
import { undoBy } from '../../forms/undo.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { IfMayCall } from '../../session/if-may-call.tsx'
import layout from '../../theme/layout.module.css'
import styles from './caddie-form.module.css'
import { type As, starterCalls } from './starter-calls.ts'

type Player = Start & { id: number; name: string }
type CaddieFormProps = { booking: { id: number; players: readonly Player[] }; as: As; isOpen?: boolean }

/**
 * The caddie and the buggy of each player. Only players whose numbers are typed are sent, with what was read of them:
 * what a colleague gives another player meanwhile stays, and what they give the same one is shown and not overwritten.
 */
export function CaddieForm({ booking: { id, players }, as, isOpen = false }: CaddieFormProps) {
  const t = useT('staff')
  const call = starterCalls[as].caddies
  const stored = players.map((player) => ({
    player_id: player.id,
    ...startOf(player),
    seen: startOf(player),
  }))
  const form = useDraft(() => ({ players: stored }), { version: JSON.stringify(stored) })
  async function send(typed: typeof form.values) {
    const changed = typed.players.map(trimmed).filter((player) => !isSameStart(player, player.seen))
    if (changed.length === 0) return true
    const back = changed.map(({ player_id, seen, ...given }) => ({ player_id, ...seen, seen: given }))
    return form.send(call, { id, players: changed }, () => ({
      text: t('caddies.saved'),
      undo: undoBy(call, { id, players: back }),
    }))
  }
  /** What a colleague stored of a player meanwhile. */
  function changedTo(value: string, seen: string): string | false {
    if (value === seen || form.act.busy) return false
    return value === '' ? t('caddies.gone') : t('caddies.now', { value })
  }
  if (players.length === 0) return null
  return (
    <IfMayCall call={call}>
      <details className={layout.panel} open={isOpen || undefined}>
        <summary>{t('caddies.title')}</summary>
        <Form form={form} label={t('caddies.save')} onSend={send}>
          {form.values.players.map(({ player_id, is_walking, seen }, place) => {
            const player = players.find((one) => one.id === player_id)
            return (
              player && (
                <fieldset key={player_id} className={styles.player}>
                  <legend>{player.name}</legend>
                  <TextInput
                    label={t('caddies.caddie')}
                    description={changedTo(player.caddie, seen.caddie)}
                    maxLength={caddieLength}
                    {...form.getInputProps(`players.${place}.caddie`)}
                  />
                  <TextInput
                    label={t('caddies.buggy')}
                    description={changedTo(player.buggy, seen.buggy)}
                    maxLength={caddieLength}
                    disabled={is_walking}
                    {...form.getInputProps(`players.${place}.buggy`)}
                  />
                  <Checkbox
                    label={t('caddies.walks')}
                    {...form.getInputProps(`players.${place}.is_walking`, { type: 'checkbox' })}
                  />
                </fieldset>
              )
            )
          })}
          <p className={layout.muted}>{t('caddies.hint')}</p>
        </Form>
      </details>
    </IfMayCall>
  )
}

/** A player who walks has no buggy. */
function trimmed<Given extends Start>(given: Given): Given {
  return { ...given, caddie: given.caddie.trim(), buggy: given.is_walking ? '' : given.buggy.trim() }
}
