import { Checkbox, Group, TextInput } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { Form } from '../../forms/form.tsx'
import { LanguageFields, noWords } from '../../forms/language-fields.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'
import { type Problems, useDraft } from '../../forms/use-draft.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import styles from '../../theme/layout.module.css'
import type { StaffCategory } from './offer-draft.ts'

const dayMs = 24 * 60 * 60 * 1000
const mostPosition = 9_999
const save = 'POST /api/staff/offer-categories'

const draftOf = (category: StaffCategory | null) => ({
  name: category?.name ?? noWords,
  position: String(category?.position ?? 10),
  is_flash_sale: category?.is_flash_sale ?? false,
  starts_at: category?.starts_at ?? serverNow(),
  ends_at: category?.ends_at ?? serverNow() + dayMs,
})

type CategoryDraft = Omit<ReturnType<typeof draftOf>, 'starts_at' | 'ends_at'> & {
  starts_at: number | null
  ends_at: number | null
}

type CategoryFormProps = { category: StaffCategory | null; onAdded?: (id: number) => void }

/** A category or flash sale: its name, its place on home, and when it runs; ended with one press. */
export function CategoryForm({ category, onAdded }: CategoryFormProps) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const form = useDraft<CategoryDraft>(() => draftOf(category), { version: category?.version, check })
  const field = form.getInputProps

  function check({ name, position, starts_at, ends_at }: CategoryDraft): Problems {
    const isOrder = starts_at !== null && ends_at !== null && starts_at < ends_at
    return {
      name: name.vi.trim() === '' ? t('courses.problem.missing') : undefined,
      position: isNumberIn(position, 0, mostPosition) ? undefined : t('courses.problem.number'),
      ends_at: isOrder ? undefined : t('wrongOrder'),
    }
  }

  async function send({ position, starts_at, ends_at, ...rest }: CategoryDraft) {
    const which = category ? { id: category.id, version: form.version } : {}
    const when = { starts_at: starts_at ?? 0, ends_at: ends_at ?? 0 }
    const request = { ...which, ...rest, ...when, position: typedNumber(position) ?? 0 }
    const done = await form.send(save, request, t('offers.saved'))
    if (done) onAdded?.(done.id)
    return done
  }

  async function end() {
    const question = { message: t('offers.endQuestion'), confirm: t('offers.end'), cancel: t('keep') }
    if (!category || !(await confirm({ ...question, danger: true }))) return
    const { id, version } = category
    await form.send('POST /api/staff/offer-categories/:id/end', { id, version }, t('offers.endedNow'))
  }

  return (
    <div className={styles.panel}>
      <h2>{category ? category.name[language] || category.name.vi : t('offers.addCategory')}</h2>
      <Form
        form={form}
        call={save}
        label={category ? undefined : t('offers.addCategory')}
        onSend={send}
        more={
          category &&
          category.ends_at > serverNow() && (
            <Button
              call="POST /api/staff/offer-categories/:id/end"
              look="danger"
              busy={form.act.busy}
              onClick={end}
            >
              {t('offers.end')}
            </Button>
          )
        }
      >
        <LanguageFields legend={t('field.name')} {...field('name')} />
        <Checkbox label={t('field.is_flash_sale')} {...field('is_flash_sale', { type: 'checkbox' })} />
        <Group gap="sm" align="start">
          <TimeInput label={t('field.starts_at')} {...field('starts_at')} />
          <TimeInput label={t('field.ends_at')} {...field('ends_at')} />
          <TextInput label={t('field.position')} inputMode="numeric" {...field('position')} />
        </Group>
      </Form>
    </div>
  )
}
