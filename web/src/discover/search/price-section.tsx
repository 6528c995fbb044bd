import { useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Field } from '#ui/form/field.tsx'
import { Choices } from './choices.tsx'
import styles from './filter-dialog.module.css'
import { type PriceRange, priceBands, priceText } from './filter-texts.ts'

const anyPrice: PriceRange = { price_from: undefined, price_to: undefined }

/** Ready-made price ranges, and two fields for one of the golfer's own. */
export function PriceSection({
  range,
  onChange,
}: {
  range: PriceRange
  onChange: (range: PriceRange) => void
}) {
  const t = useT('search')
  const isAny = range.price_from === undefined && range.price_to === undefined
  const chosen = priceBands.findIndex(
    (band) => band.price_from === range.price_from && band.price_to === range.price_to,
  )
  return (
    <>
      <Choices
        label={t('price')}
        chosen={isAny ? undefined : chosen}
        onChoose={(place) => onChange({ ...anyPrice, ...priceBands[place ?? -1] })}
        choices={[
          { value: undefined, label: t('any') },
          ...priceBands.map((band, place) => ({ value: place, label: priceText(band, t) })),
        ]}
      />
      <div className={styles.pair}>
        <MoneyField
          label={t('leastPrice')}
          value={range.price_from}
          onChange={(price_from) => onChange({ ...range, price_from })}
        />
        <MoneyField
          label={t('mostPrice')}
          value={range.price_to}
          onChange={(price_to) => onChange({ ...range, price_to })}
        />
      </div>
      <p className={styles.note}>{t('perPlayerNote')}</p>
    </>
  )
}

/** An amount typed in figures, grouped by dots as it is read. */
function MoneyField({
  label,
  value,
  onChange,
}: {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}) {
  const [typed, setTyped] = useState<string>()
  const grouped = (figures: string) => figures.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (value === undefined ? '' : grouped(String(value)))}
      after="đ"
      onChange={(event) => {
        const figures = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 9)
        setTyped(grouped(figures))
        onChange(Number(figures) || undefined)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
