import { type FormEvent, useState } from 'react'
import { useAct } from '../../../forms/use-act.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { Problem } from '../../../kit/problem.tsx'
import { useMayCall } from '../../../session/may-call.ts'
import layout from '../../../theme/layout.module.css'
import { type Company, CompanyFields } from '../../company/company-fields.tsx'
import type { StaffBookingDetail } from '../booking.ts'

const call = 'POST /api/staff/bookings/:id/company'

const unpaid: ReadonlySet<string> = new Set(['requested', 'confirmed', 'placed'])

/** The form for the company that a booking is for, until its payment issues the receipt. */
export function BookingCompany({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff-change')
  const mayCall = useMayCall()
  const [isOpen, setOpen] = useState(false)
  if (!unpaid.has(booking.state) || !mayCall(call)) return null
  if (isOpen) return <CompanyForm booking={booking} onClose={() => setOpen(false)} />
  return (
    <div className={layout.buttons}>
      <Button look="second" onClick={() => setOpen(true)}>
        {t(booking.company ? 'company.change' : 'company.open')}
      </Button>
    </div>
  )
}

const empty: Company = { name: '', tax_code: '', address: '', email: '' }

function CompanyForm({ booking, onClose }: { booking: StaffBookingDetail; onClose: () => void }) {
  const t = useT('staff-change')
  const ui = useT('ui')
  const act = useAct()
  const { id, general_bill_code: code, company: named } = booking
  const [company, setCompany] = useState<Company | null>(named ?? empty)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (act.busy) return
    const wanted = { id, seen_tax_code: named?.tax_code ?? '', ...(company && { company }) }
    if (await act.send(call, wanted, t(company ? 'company.done' : 'company.removed', { code }))) onClose()
  }

  return (
    <form className={layout.form} onSubmit={submit} noValidate aria-label={t('company.open')}>
      <CompanyFields company={company} onChange={setCompany} />
      <Problem>{act.problem}</Problem>
      <div className={layout.buttons}>
        <Button type="submit" busy={act.busy}>
          {t(company ? 'company.save' : 'company.remove')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {ui('close')}
        </Button>
      </div>
    </form>
  )
}
