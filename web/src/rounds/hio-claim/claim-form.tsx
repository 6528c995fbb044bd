import { useQueryClient } from '@tanstack/react-query'
import { hioLeastYards } from '@teeviet/contract/rules/bookings/hio-claims'
import { useRef, useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { type HioClaims, hioClaimsQuery } from '#api/queries/rounds/hio-claims.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import type { Session } from '#session/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useFirstErrorFocus } from '#ui/form/use-first-error-focus.ts'
import { PhotoField } from '#ui/picture/photo-field.tsx'
import { useChosenPhotos } from '#ui/picture/use-chosen-photos.ts'
import { type ClaimErrors, checkClaim, type TypedClaim } from './check-claim.ts'
import styles from './hio-claims.module.css'

const nothing: TypedClaim = { hole: '', yards: '', club: '', witnessName: '', witnessPhone: '', photo: '' }

/** Claims the hole-in-one of a player: the hole, the club, the witness and a picture. What is wrong stands at its field. */
export function ClaimForm({
  session,
  billId,
  players,
  onClose,
}: {
  session: Session
  billId: number
  /** Those who may claim now. */
  players: HioClaims['players']
  onClose: () => void
}) {
  const t = useLazyTexts('documents')
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [playerId, setPlayer] = useState(players[0]?.id ?? 0)
  const [typed, setTyped] = useState(nothing)
  const [checked, setChecked] = useState<{ typed: TypedClaim; errors: ClaimErrors }>({
    typed: nothing,
    errors: {},
  })
  const photos = useChosenPhotos(1)
  useFirstErrorFocus(form, checked.errors)
  const send = useChange(async () => {
    const claimed = { ...typed, photo: await readPhoto() }
    const wrong = checkClaim(claimed)
    setChecked({ typed: claimed, errors: wrong })
    if (Object.keys(wrong).length > 0) return
    const claim = await call(
      api.insurance.claimHio,
      {
        id_general_bill_detail: billId,
        player_id: playerId,
        hole: Number(typed.hole),
        yards: Number(typed.yards),
        club: typed.club.trim(),
        witness_name: typed.witnessName.trim(),
        witness_phone: typed.witnessPhone,
        photo: claimed.photo,
      },
      { once: true },
    )
    await queryClient.invalidateQueries({ queryKey: hioClaimsQuery(session, billId).queryKey })
    showToast('success', t('hio.claim.sent', { code: claim.code }))
    onClose()
  })
  // Until the field is changed.
  const isWrong = (name: keyof TypedClaim) => name in checked.errors && typed[name] === checked.typed[name]
  const field = (name: Exclude<keyof TypedClaim, 'photo'>) => ({
    label: t(`hio.claim.${name}`),
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
    ...(isWrong(name) && { error: t(`hio.claim.wrong.${name}`, { n: hioLeastYards }) }),
  })

  async function readPhoto(): Promise<string> {
    const [photo = ''] = (await photos.read()) ?? []
    return photo
  }

  async function keepPhoto() {
    const photo = await readPhoto()
    setTyped((before) => ({ ...before, photo }))
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('hio.claim.title')}
      onSubmit={(event) => {
        event.preventDefault()
        send.run()
      }}
    >
      <SelectField
        label={t('hio.claim.player')}
        value={playerId}
        onChange={({ currentTarget }) => setPlayer(Number(currentTarget.value))}
      >
        {players.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <Field {...field('hole')} inputMode="numeric" maxLength={2} />
        <Field {...field('yards')} inputMode="numeric" maxLength={3} />
      </div>
      <Field {...field('club')} maxLength={40} />
      <Field {...field('witnessName')} maxLength={80} />
      <Field {...field('witnessPhone')} type="tel" maxLength={20} hint={t('hio.claim.witnessHint')} />
      <PhotoField
        label={t('hio.claim.photo')}
        choose={t('hio.claim.choosePhoto')}
        none={t('hio.claim.noPhoto')}
        hint={t('hio.claim.photoHint')}
        error={photos.isUnreadable || isWrong('photo') ? t('hio.claim.wrong.photo') : undefined}
        photos={photos}
        onChosen={keepPhoto}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={send.isPending}>
          {t('hio.claim.send')}
        </Button>
        <Button look="second" onClick={onClose}>
          {t('hio.claim.back')}
        </Button>
      </div>
    </form>
  )
}
