import { Checkbox, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { dearestPackage, largestInsuranceValue } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import { Form } from '../../forms/form.tsx'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { MoneyField } from '../../forms/money-field.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import styles from '../../theme/layout.module.css'
import { draftOfPackage, type PackageDraft, problemsOfPackage, type StaffPackage } from './package-draft.ts'

const digits = (typed: string) => typed.replace(/\D/g, '')
const most: Partial<Record<string, number>> = { price: dearestPackage, cover: largestInsuranceValue }

/** A hole-in-one package: names, price, cover, whether it is on sale. */
export function PackageForm({ opened }: { opened: StaffPackage | null }) {
  const t = useT('staff-settings')
  const saved = useT('staff-admin')('saved')
  const language = useLanguage()
  const router = useRouter()
  const form = useDraft(() => draftOfPackage(opened), { version: opened?.revision, check })
  const field = form.getInputProps

  function check(draft: PackageDraft) {
    const words = Object.entries(problemsOfPackage(draft)).map(([name, what]) => {
      return [name, t(`package.${what}`, { amount: formatMoney(most[name] ?? 0) })]
    })
    return Object.fromEntries(words)
  }

  async function save(draft: PackageDraft) {
    if (opened) {
      const which = { id: opened.id, revision: form.version }
      return form.send('POST /api/staff/packages/:id', { ...which, ...draft }, saved)
    }
    if (await form.send('POST /api/staff/packages', draft, saved)) router.navigate({ to: '/staff/packages' })
  }

  const amount = (name: 'price' | 'cover') => ({
    ...field(name),
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      form.setFieldValue(name, digits(event.currentTarget.value)),
  })

  return (
    <div className={styles.panel}>
      <h2>{opened ? opened.name[language] || opened.name.vi : t('package.add')}</h2>
      <Form
        form={form}
        call={opened ? 'POST /api/staff/packages/:id' : 'POST /api/staff/packages'}
        onSend={save}
      >
        <LanguageFields legend={t('package.name')} {...field('name')} />
        <LanguageFields legend={t('package.des')} rows={3} {...field('des')} />
        <div className={styles.fields}>
          <TextInput
            label={t('package.short')}
            description={t('package.shortHint')}
            maxLength={20}
            {...field('text_display_sms')}
          />
          <MoneyField label={t('package.price')} {...amount('price')} />
          <MoneyField
            label={t('package.cover')}
            description={
              opened?.is_sold === 1
                ? t('package.soldHint')
                : t('package.coverHint', { amount: formatMoney(largestInsuranceValue) })
            }
            disabled={opened?.is_sold === 1}
            {...amount('cover')}
          />
        </div>
        <Checkbox
          label={t('package.active')}
          checked={form.values.is_active === 1}
          onChange={(event) => form.setFieldValue('is_active', event.currentTarget.checked ? 1 : 0)}
        />
      </Form>
      <ActsAudit acts={opened?.history ?? []} />
    </div>
  )
}
