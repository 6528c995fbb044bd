import { Group, Radio, SimpleGrid, Textarea } from '@mantine/core'
import { type StaffEndReason, staffEndReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'

/** Why a booking ends: a reason that the golfer reads in their own language, and words they read as typed. */
export type Reason = { readonly code: StaffEndReason | undefined; readonly words: string }

export const noReason: Reason = { code: undefined, words: '' }

/** Whether it has any content. */
export function isReason({ code, words }: Reason): boolean {
  return code !== undefined || words.trim() !== ''
}

type ReasonFieldProps = {
  reason: Reason
  /** It was tried without one. */
  isMissing: boolean
  usual?: readonly string[] | undefined
  onChange: (reason: Reason) => void
}

/**
 * The reason a golfer reads. What the club or we decide is chosen from a list that exists in every language, with words
 * beside it or in its place; what the golfer asked for has words alone, of which `usual` offers some.
 */
export function ReasonField({ reason: { code, words }, isMissing, usual, onChange }: ReasonFieldProps) {
  const t = useT('staff')
  const reasonTexts = useT('end-reasons')
  return (
    <>
      {!usual && (
        <fieldset>
          <legend>{t('act.reason')}</legend>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing={0}>
            {[...staffEndReasons, undefined].map((one) => (
              <Radio
                key={one ?? 'other'}
                name="reason"
                label={one ? reasonTexts(one) : t('act.reasonOther')}
                data-needed={one === staffEndReasons[0] || undefined}
                checked={one === code}
                onChange={() => onChange({ code: one, words })}
              />
            ))}
          </SimpleGrid>
        </fieldset>
      )}
      <Textarea
        label={t(usual ? 'act.reasonWords' : code ? 'act.reasonMore' : 'act.reasonOwn')}
        description={t('act.reasonHint')}
        rows={2}
        maxLength={1000}
        data-needed={usual !== undefined || undefined}
        value={words}
        error={isMissing && t('act.reasonMissing')}
        onChange={(event) => onChange({ code, words: event.currentTarget.value })}
      />
      {usual && (
        <Group gap="xs">
          {usual.map((one) => (
            <Button key={one} look="second" onClick={() => onChange({ code, words: one })}>
              {one}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}
