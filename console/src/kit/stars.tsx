import { Group, Rating } from '@mantine/core'
import { formatFigure } from '@teeviet/contract/display/translate'
import { useLanguage, useT } from '../i18n/use-texts.tsx'

/** A golfer's rating out of 5 as stars, to read only. */
export function Stars({ rating }: { rating: number }) {
  const t = useT('ui')
  const figure = formatFigure(rating, useLanguage())
  return (
    <Group gap={6} component="span">
      <span className="visually-hidden">{t('ratingOf5', { rating: figure })}</span>
      <span aria-hidden="true">
        <Rating value={rating} readOnly size="xs" color="var(--color-accent)" />
      </span>
      <strong aria-hidden="true">{figure}</strong>
    </Group>
  )
}
