import { useRouter } from '@tanstack/react-router'
import { largestInsuranceValue } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from '../desk/desk.module.css'
import { ToList } from '../desk/to-list.tsx'
import { Trail } from '../desk/trail.tsx'
import { useAct } from '../desk/use-act.ts'
import { LanguageFields } from '../golf/language-fields.tsx'
import { staffCall } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import type { StaffPackage } from './packages-page.tsx'

const noWords = { vi: '', en: '', kr: '', jp: '' }
const digits = (typed: string) => typed.replace(/\D/g, '')

/** A hole-in-one package: names, price, cover, whether it is on sale. */
export function PackageForm({
  opened,
  onSaved,
}: {
  opened: StaffPackage | null
  onSaved: (packages: StaffPackage[]) => void
}) {
  const t = useT('staff-settings')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const router = useRouter()
  const act = useAct()
  const [draft, setDraft] = useState({
    name: opened?.name ?? noWords,
    des: opened?.des ?? noWords,
    text_display_sms: opened?.text_display_sms ?? '',
    price: String(opened?.price ?? ''),
    cover: String(opened?.cover ?? ''),
    is_active: opened?.is_active ?? 1,
  })
  const change = (changed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changed }))

  async function save(event: FormEvent) {
    event.preventDefault()
    const isDone = await act.run(async () => {
      onSaved(
        opened
          ? await staffCall(staff, 'POST /api/staff/packages/:id', {
              id: opened.id,
              revision: opened.revision,
              ...draft,
            })
          : await staffCall(staff, 'POST /api/staff/packages', draft),
      )
    })
    if (!isDone) return
    showToast('success', desk('saved'))
    if (!opened) router.navigate({ to: '/staff/packages' })
  }

  return (
    <form className={styles.open} onSubmit={save} noValidate>
      <ToList link={{ to: '/staff/packages' }} />
      <h2 className={styles.title}>{opened ? opened.name.vi : t('package.add')}</h2>
      <LanguageFields legend={t('package.name')} texts={draft.name} onChange={(name) => change({ name })} />
      <LanguageFields
        legend={t('package.des')}
        texts={draft.des}
        rows={2}
        onChange={(des) => change({ des })}
      />
      <div className={styles.fields}>
        <Field
          label={t('package.short')}
          hint={t('package.shortHint')}
          maxLength={20}
          value={draft.text_display_sms}
          onChange={(event) => change({ text_display_sms: event.currentTarget.value })}
        />
        <Field
          label={t('package.price')}
          hint={formatMoney(Number(draft.price))}
          inputMode="numeric"
          value={draft.price}
          onChange={(event) => change({ price: digits(event.currentTarget.value) })}
        />
        <Field
          label={t('package.cover')}
          hint={
            opened?.is_sold === 1
              ? t('package.soldHint')
              : t('package.coverHint', { amount: formatMoney(largestInsuranceValue) })
          }
          inputMode="numeric"
          disabled={opened?.is_sold === 1}
          value={draft.cover}
          onChange={(event) => change({ cover: digits(event.currentTarget.value) })}
        />
      </div>
      <Checkbox
        checked={draft.is_active === 1}
        onChange={(event) => change({ is_active: event.currentTarget.checked ? 1 : 0 })}
      >
        {t('package.active')}
      </Checkbox>
      <p role="alert" className={styles.problem}>
        {act.problem}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={act.busy}>
          {desk('save')}
        </Button>
      </div>
      <Trail acts={opened?.history ?? []} />
    </form>
  )
}
