import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type CardShape, cardCiphers, cardRedirects } from '@teeviet/contract/rules/money/bank-card'
import { type SsoShape, ssoCiphers, ssoEncodings, ssoPayloads, ssoProofs } from '@teeviet/contract/rules/sso'
import type { Draft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import type { PartnerDraft } from './partner-draft.ts'

export type PartProps = { form: Draft<PartnerDraft> }

const plain = { spellCheck: false, autoComplete: 'off' } as const
const numbers = ['name', 'bank_id', 'source', 'merchant', 'screen_type'] as const
const lists = ['frame_origins', 'allowed_hosts'] as const
const addresses = ['message_origin', 'app_url', 'shop_url', 'hio_url', 'callback_url'] as const

/** By what a partner is known: code, name, numbers, merchant, home variant. */
export function PartnerNumbers({ form, isNew }: PartProps & { isNew: boolean }) {
  const t = useT('staff-partners')
  return (
    <fieldset className={styles.fields}>
      <legend>{t('part.who')}</legend>
      <TextInput label={t('field.code')} {...plain} disabled={!isNew} {...form.getInputProps('code')} />
      {numbers.map((name) => (
        <TextInput key={name} label={t(`field.${name}`)} {...plain} {...form.getInputProps(name)} />
      ))}
    </fieldset>
  )
}

/** The origins that may frame the product, and the addresses golfers may be sent to for a partner. */
export function PartnerAddresses({ form }: PartProps) {
  const t = useT('staff-partners')
  return (
    <fieldset className={styles.fields}>
      <legend>{t('part.addresses')}</legend>
      {lists.map((name) => (
        <Textarea key={name} label={t(`field.${name}`)} rows={2} {...plain} {...form.getInputProps(name)} />
      ))}
      {addresses.map((name) => (
        <TextInput key={name} label={t(`field.${name}`)} {...plain} {...form.getInputProps(name)} />
      ))}
    </fieldset>
  )
}

const shapes = {
  cipher: ssoCiphers,
  encoding: ssoEncodings,
  payload: ssoPayloads,
  proof: ssoProofs,
} as const
const usualShape: SsoShape = {
  cipher: 'aes-256-gcm',
  encoding: 'base64',
  payload: 'json',
  proof: 'none',
}

type ShapeProps = PartProps & { name: 'hand_over' | 'sealing'; legend: string }

/** The format of the partner's SSO token: cipher, encoding, payload and proof, or that there is none. */
export function ShapeFields({ form, name, legend }: ShapeProps) {
  const t = useT('staff-partners')
  const shape = form.values[name]
  return (
    <fieldset className={styles.fields}>
      <legend>{legend}</legend>
      <Checkbox
        className={styles.wide}
        label={t('shape.is')}
        checked={shape !== null}
        onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? usualShape : null)}
      />
      {shape &&
        (['cipher', 'encoding', 'payload', 'proof'] as const).map((part) => (
          <NativeSelect
            key={part}
            label={t(`shape.${part}`)}
            data={optionsOf<string>(shapes[part], (one) => (one === 'none' ? t('none') : one))}
            {...form.getInputProps(`${name}.${part}`)}
          />
        ))}
    </fieldset>
  )
}

const usualCard: CardShape = { cipher: 'gcm', hand_over: 'link' }

/** The bank's own card page, on which its golfers pay: how it takes them over, where it is, and our number there. */
export function CardFields({ form }: PartProps) {
  const t = useT('staff-partners')
  return (
    <fieldset className={styles.fields}>
      <legend>{t('card.title')}</legend>
      <Checkbox
        className={styles.wide}
        label={t('shape.is')}
        checked={form.values.card !== null}
        onChange={(event) => form.setFieldValue('card', event.currentTarget.checked ? usualCard : null)}
      />
      {form.values.card && (
        <>
          <NativeSelect
            label={t('shape.cipher')}
            data={optionsOf(cardCiphers)}
            {...form.getInputProps('card.cipher')}
          />
          <NativeSelect
            label={t('card.redirect')}
            data={optionsOf(cardRedirects, (way) => t(`card.${way}`))}
            {...form.getInputProps('card.hand_over')}
          />
          {(['card_url', 'card_merchant'] as const).map((name) => (
            <TextInput key={name} label={t(`field.${name}`)} {...plain} {...form.getInputProps(name)} />
          ))}
        </>
      )}
    </fieldset>
  )
}
