import { Checkbox } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { draftOf, type PartnerDraft, problemsOf, type StaffPartner, settingsOf } from './partner-draft.ts'
import { CardFields, PartnerAddresses, PartnerNumbers, ShapeFields } from './partner-fields.tsx'
import { PartnerLook } from './partner-look.tsx'

/** All settings of a partner; errors are shown at their fields, and typed values stay. */
export function PartnerForm({ partner }: { partner: StaffPartner | null }) {
  const t = useT('staff-partners')
  const router = useRouter()
  const form = useDraft(() => draftOf(partner), { check })

  function check(draft: PartnerDraft) {
    const problems = problemsOf(draft)
    return Object.fromEntries(
      Object.entries(problems).map(([name, what]) => [
        name === 'hand_over' || name === 'sealing' ? `${name}.proof` : name,
        t(`problem.${what}`),
      ]),
    )
  }

  async function save(draft: PartnerDraft) {
    const request = { code: draft.code, settings: settingsOf(draft) }
    const saved = await form.send('POST /api/staff/partners/:code', request, t('saved', { name: draft.name }))
    if (saved && !partner)
      router.navigate({ to: '/staff/partners', search: { code: draft.code }, resetScroll: false })
    return saved
  }

  return (
    <Form form={form} call="POST /api/staff/partners/:code" label={t('save')} onSend={save}>
      <PartnerNumbers form={form} isNew={partner === null} />
      <PartnerLook form={form} />
      <PartnerAddresses form={form} />
      <ShapeFields form={form} name="hand_over" legend={t('shape.sso')} />
      <ShapeFields form={form} name="sealing" legend={t('shape.sealing')} />
      <CardFields form={form} />
      <Checkbox label={t('active')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
    </Form>
  )
}
