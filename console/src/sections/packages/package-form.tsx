import { useRouter } from '@tanstack/react-router'
import { dearestPackage, largestInsuranceValue } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type FormEvent, useRef, useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Checkbox, Field } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { ToList } from '../../lists/to-list.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { draftOfPackage, type PackageDraft, problemsOfPackage } from './package-draft.ts'
import type { StaffPackage } from './packages-page.tsx'

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
  const language = useLanguage()
  const staff = useStaff()
  const router = useRouter()
  const act = useAct()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => draftOfPackage(opened))
  const [isChecked, setChecked] = useState(false)
  const problems = isChecked ? problemsOfPackage(draft) : {}
  const change = (changed: Partial<PackageDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const wrong = (name: 'text_display_sms' | 'price' | 'cover', most = 0) => {
    const what = problems[name]
    return what === undefined ? {} : { error: t(`package.${what}`, { amount: formatMoney(most) }) }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(problemsOfPackage(draft)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
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
    <form ref={form} className={styles.open} onSubmit={save} noValidate>
      <ToList link={{ to: '/staff/packages' }} />
      <h2 className={styles.title}>{opened ? opened.name[language] || opened.name.vi : t('package.add')}</h2>
      <LanguageFields
        legend={t('package.name')}
        texts={draft.name}
        error={problems.name && t('package.missing')}
        onChange={(name) => change({ name })}
      />
      <LanguageFields
        legend={t('package.des')}
        texts={draft.des}
        rows={3}
        onChange={(des) => change({ des })}
      />
      <div className={styles.fields}>
        <Field
          label={t('package.short')}
          hint={t('package.shortHint')}
          maxLength={20}
          {...wrong('text_display_sms')}
          value={draft.text_display_sms}
          onChange={(event) => change({ text_display_sms: event.currentTarget.value })}
        />
        <Field
          label={t('package.price')}
          {...(draft.price === '' ? {} : { hint: formatMoney(Number(draft.price)) })}
          inputMode="numeric"
          {...wrong('price', dearestPackage)}
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
          {...wrong('cover', largestInsuranceValue)}
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
      <FormFoot act={act} />
      <ActsAudit acts={opened?.history ?? []} />
    </form>
  )
}
