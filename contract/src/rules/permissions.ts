/** The roles of the operator's own staff; an account has one or several. */
export const operatorRoles = ['staff', 'sales', 'admin'] as const

/** The roles of an account: those of the operator's staff, or `club` alone, which is limited to the courses of a club. */
export const staffRoles = [...operatorRoles, 'club'] as const
export type StaffRole = (typeof staffRoles)[number]

const everyRole = operatorRoles
const club = ['admin', 'club'] as const
const staff = ['staff', 'admin'] as const
const sales = ['sales', 'admin'] as const
const admin = ['admin'] as const

/**
 * The permissions of staff, in words (the holder "may ..."), and the roles which have them by default: administrators
 * make exceptions in the console.
 */
export const staffPermissions = {
  'console.signIn': { may: 'sign in to the console and end their own sessions', roles: staffRoles },
  'console.use': { may: "see the console's counters and follow its events", roles: everyRole },
  'club.read': { may: "see a club's bookings and its day of play", roles: club },
  'club.answer': { may: 'answer requests and acknowledge bookings for a club', roles: club },
  'club.reviews': { may: "see and answer the reviews of a club's courses", roles: club },
  'club.closings': { may: "close and open the tee times of a club's courses", roles: club },
  'club.rates': { may: "see the rates of a club's courses and set those from tomorrow on", roles: club },
  'club.allotments': {
    may: 'give and take back places that are sold without asking the club',
    roles: club,
  },
  'club.statement': { may: "see a club's monthly statement", roles: club },
  'club.checkIn': {
    may: "check players in at a club's counter and tell its starter of caddies, buggies and notes",
    roles: club,
  },
  'club.rainCheck': {
    may: "credit the holes that the weather kept golfers from playing, at a club's courses",
    roles: club,
  },
  'club.walkIn': { may: "book walk-ins at a club's counter and take their money", roles: club },
  'bookings.read': { may: 'see bookings', roles: everyRole },
  'bookings.note': { may: 'write internal notes on bookings', roles: everyRole },
  'bookings.claim': { may: 'claim, assign and snooze bookings', roles: everyRole },
  'bookings.message': { may: 'write to golfers about their bookings', roles: everyRole },
  'bookings.checkIn': { may: 'check players in and record who did not come', roles: everyRole },
  'bookings.rainCheck': { may: 'credit the holes that the weather kept golfers from playing', roles: sales },
  'bookings.confirm': { may: 'confirm booking requests', roles: staff },
  'bookings.acknowledge': { may: "record a club's acknowledgement of a booking", roles: everyRole },
  'bookings.reject': { may: 'reject booking requests', roles: staff },
  'bookings.offer': { may: 'offer golfers other times for a request', roles: staff },
  'bookings.order': { may: 'order confirmed bookings', roles: sales },
  'bookings.make': { may: 'make bookings for golfers', roles: sales },
  'bookings.change': { may: 'change the time, players and price of bookings', roles: sales },
  'bookings.extend': {
    may: 'extend the payment window of bookings and decide about partly paid ones',
    roles: sales,
  },
  'bookings.endForClub': { may: 'cancel bookings that the club cannot take', roles: everyRole },
  'bookings.cancel': { may: 'cancel bookings for golfers', roles: admin },
  'counter.take': { may: 'take payments at the counter and pay refunds back there', roles: sales },
  'receipts.read': { may: 'see received money', roles: everyRole },
  'receipts.resolve': { may: 'match, credit or return money that found no bill', roles: admin },
  'refunds.decide': { may: 'see, decide and send refunds', roles: admin },
  'complaints.read': { may: 'see complaints', roles: everyRole },
  'complaints.handle': { may: 'record and answer complaints', roles: staff },
  'hioClaims.decide': { may: 'see and decide hole-in-one claims', roles: staff },
  'golf.read': { may: 'see courses, rates, tee sheets and offers', roles: everyRole },
  'courses.edit': { may: 'change courses, schedules and refund terms', roles: admin },
  'rates.edit': { may: 'change rates', roles: admin },
  'offers.edit': { may: 'change offers and their categories', roles: admin },
  'tee-sheet.edit': { may: 'close, open and extend tee sheets', roles: sales },
  'members.read': { may: 'see golfers and their bookings', roles: everyRole },
  'members.private': { may: "see a golfer's address, wallet, devices and consents", roles: admin },
  'members.edit': { may: 'lock, unlock and correct golfers', roles: admin },
  'content.edit': { may: 'see and change news and banners', roles: admin },
  'pictures.add': { may: 'upload pictures', roles: admin },
  'reviews.moderate': { may: 'see every review, hide it and reply to it', roles: admin },
  'packages.edit': { may: 'see and change insurance packages', roles: admin },
  'settings.edit': { may: "see and change the site's settings", roles: admin },
  'partners.edit': { may: 'see and change partners and their keys', roles: admin },
  'accounts.edit': { may: 'see and change staff accounts', roles: admin },
  'audit.read': { may: 'search the audit log', roles: admin },
  'operations.read': { may: 'see the state of servers, database, jobs and messages', roles: admin },
  'reports.read': { may: 'see reports of sales, fill, answers and payments', roles: admin },
  'ledger.read': { may: 'see the ledger, settlements, payouts and chargebacks', roles: admin },
  'ledger.record': { may: 'record bank lines, settlements, payouts and chargebacks', roles: admin },
} as const satisfies Record<string, { may: string; roles: readonly StaffRole[] }>

export type StaffPermission = keyof typeof staffPermissions

/** The permissions of the club's side: those of the role `club`, of which an account of a club may have a part. */
export type ClubPermission = Extract<StaffPermission, `club.${string}`>

/** Every permission, in the order of the table. */
export const permissionNames = Object.keys(staffPermissions).filter(
  (name): name is StaffPermission => name in staffPermissions,
)

function isOfClubs(permission: StaffPermission): permission is ClubPermission {
  return permission.startsWith('club.')
}

export const clubPermissions = permissionNames.filter(isOfClubs)

/** The permissions that a key of a club's system may have. */
export const clubScopes = [
  'club.read',
  'club.answer',
  'club.checkIn',
  'club.allotments',
] as const satisfies readonly ClubPermission[]
export type ClubScope = (typeof clubScopes)[number]

/** What a key of a partner's system may do: read the bookings of its customers; read the log of its events and ask for one again. */
export const partnerScopes = ['partner.bookings', 'partner.events'] as const
export type PartnerScope = (typeof partnerScopes)[number]

/** The roles whose permissions administrators change; `admin` always has every one. */
export const changeableRoles = ['staff', 'sales', 'club'] as const satisfies readonly StaffRole[]
export type ChangeableRole = (typeof changeableRoles)[number]

/** A permission given to a role, or taken from it, in place of what the table says. */
export type RoleException = {
  readonly role: ChangeableRole
  readonly permission: StaffPermission
  readonly isGranted: boolean
}

/** The same as it is stored, perhaps by another release: its permission may be none of these. */
export type StoredException = Omit<RoleException, 'permission'> & { readonly permission: string }

/**
 * The permissions that stay with the roles of the table: an account cannot be used without the first one, and a holder
 * of the second one could become an administrator.
 */
const fixedPermissions: ReadonlySet<StaffPermission> = new Set(['console.signIn', 'accounts.edit'])

/** Whether administrators may give a permission to a role and take it: each side keeps to its own permissions. */
export function isChangeable(role: StaffRole, permission: StaffPermission): boolean {
  if (role === 'admin' || fixedPermissions.has(permission)) return false
  return isOfClubs(permission) === (role === 'club')
}

/** The roles that hold a permission unless an administrator changed it. */
export function rolesWith(permission: StaffPermission): readonly StaffRole[] {
  return staffPermissions[permission].roles
}

/** Whether a role holds a permission; an exception that is not allowed counts for nothing. */
export function roleHolds(
  role: StaffRole,
  permission: StaffPermission,
  exceptions: readonly StoredException[] = [],
): boolean {
  const exception = isChangeable(role, permission)
    ? exceptions.find((one) => one.role === role && one.permission === permission)
    : undefined
  return exception?.isGranted ?? rolesWith(permission).includes(role)
}

/** What decides about the permissions of an account. */
export type Holder = {
  readonly roles: readonly StaffRole[]
  readonly exceptions?: readonly StoredException[]
  /** Of a club's account: what it lacks of the permissions of its role. */
  readonly withheld?: readonly string[]
}

/** The permissions of an account: those of each of its roles. */
export function heldPermissions({ roles, exceptions, withheld = [] }: Holder): ReadonlySet<StaffPermission> {
  const isWithheld = (role: StaffRole, permission: StaffPermission) =>
    role === 'club' && withheld.includes(permission)
  return new Set(
    permissionNames.filter((permission) =>
      roles.some((role) => roleHolds(role, permission, exceptions) && !isWithheld(role, permission)),
    ),
  )
}

/** The permissions over money, and over the accounts that have them: an operator may require a second factor for them. */
export const factorPermissions: ReadonlySet<StaffPermission> = new Set([
  'counter.take',
  'club.walkIn',
  'refunds.decide',
  'receipts.resolve',
  'ledger.read',
  'ledger.record',
  'accounts.edit',
])
