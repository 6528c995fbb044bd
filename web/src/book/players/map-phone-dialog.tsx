import { type FormEvent, useRef, useState } from 'react'
import { answerOf } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { rich, useT } from '#i18n/use-texts.tsx'
import { readSession } from '#session/session.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFirstErrorFocus } from '#ui/form/use-first-error-focus.ts'
import { guestPlayer, hasMember, memberPlayer, type Player } from './player.ts'
import styles from './players-panel.module.css'

const formId = 'map-phone'
const noErrors: { vid?: string } = {}

/**
 * A phone without an account: with a vID it is linked to that member, who is added; without one the typed name is added
 * as a guest.
 */
export default function MapPhoneDialog({
  phone,
  players,
  onPlayer,
  close,
}: DialogControl & { phone: string; players: readonly Player[]; onPlayer: (player: Player) => void }) {
  const t = useT('players')
  const form = useRef<HTMLFormElement>(null)
  const [vid, setVid] = useState('')
  const [name, setName] = useState('')
  const [errors, setErrors] = useState(noErrors)
  const link = useChange(async () => {
    const answer = await answerOf(api.players.linkPhone, { phone, vga: vid.trim() })
    if (answer.error_code === 0 && answer.data) return finish(memberPlayer(answer.data))
    setErrors({ vid: answer.error_msg })
  })
  useFirstErrorFocus(form, errors)

  function finish(player: Player) {
    onPlayer(player)
    close(true)
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (link.isPending) return
    if (vid.trim() === '' && name.trim() === '') return setErrors({ vid: t('map.empty') })
    if (vid.trim() === '') return finish(guestPlayer(name))
    // A phone is linked to a player to be added, so not to the booker or to a player already in the list.
    const vga = Number(vid.replace(/\D/g, ''))
    if (vga === readSession()?.vga) return setErrors({ vid: t('map.ownVid') })
    if (hasMember(players, vga)) return setErrors({ vid: t('map.inList') })
    setErrors(noErrors)
    return link.run()
  }

  return (
    <Dialog
      title={t('map.title')}
      close={() => close()}
      footer={
        <Button type="submit" form={formId} busy={link.isPending}>
          {t(vid.trim() === '' && name.trim() !== '' ? 'map.addGuest' : 'map.link')}
        </Button>
      }
    >
      <form ref={form} id={formId} className={styles.search} onSubmit={save} noValidate>
        <p>
          {rich(t('map.lead'), {
            phone: <span className="phone">{phone}</span>,
          })}
        </p>
        <Field
          label={t('map.vid')}
          name="vid"
          inputMode="numeric"
          autoComplete="off"
          before="vID"
          hint={t('vidHint')}
          value={vid}
          error={errors.vid}
          onChange={(event) => setVid(event.target.value)}
          maxLength={20}
          data-autofocus
        />
        <Field
          label={t('map.name')}
          name="guest-name"
          autoComplete="off"
          hint={t('map.nameHint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={200}
        />
      </form>
    </Dialog>
  )
}
