import { z } from 'zod'
import { epochMs, yesNo } from '../../fields.ts'
import { clubPermissions, clubScopes, staffRoles } from '../../rules/permissions.ts'
import { act } from '../act.ts'
import { webhook } from '../systems/webhook.ts'

/** An account of the console: of the operator's staff, or of a club. */
export const staffUser = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** The courses of an account with the role `club`, or to which another one is limited; empty: all. */
  course_ids: z.array(z.int()),
  /** What an account with the role `club` lacks of the permissions of its role. */
  withheld: z.array(z.enum(clubPermissions)),
  /** invited: no password has been set yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  /** Until when the last link to set a password is good; null when there is none. */
  link_until: epochMs.nullable(),
  signed_in_at: epochMs.nullable(),
  has_factor: yesNo,
  created_at: epochMs,
  /** The current key of a club's system; null without one. */
  club_key: z
    .object({ scopes: z.array(z.enum(clubScopes)), created_at: epochMs, used_at: epochMs.nullable() })
    .nullable(),
  /** Where the events of a club's account go; null when they go nowhere. */
  club_webhook: webhook,
  revision: z.int(),
  history: z.array(act),
})
