import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { staffBooking } from '../../entities/staff.ts'
import { bigId, request, typed } from '../../fields.ts'

export const decidePartlyPaid = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/decide-partly-paid',
  may: { staff: 'bookings.extend', at: { id: 'booking' } },
  summary: 'Decide about a partly paid order',
  description:
    'Decides about an ordered booking of which a part of the money has arrived. `wait`: its places stay held until its ' +
    'deadline, which was made longer once, and it leaves the list of those to decide; `reason` is for colleagues and ' +
    'needed. `end`: it is cancelled, its places are free and all of the money goes back; the golfer gets an SMS and reads ' +
    '`reason` as typed. More time is given by extending the payment window. A repeat changes nothing.',
  request: request({ id: bigId, decision: z.enum(['wait', 'end']), reason: typed(1000) }),
  response: staffBooking,
})
