import { callerOf, isOfWholeOperation, type May, permissionsOf } from '@teeviet/contract/may'
import { rolesWith, staffPermissions } from '@teeviet/contract/rules/permissions'

/**
 * The permitted callers of a call, for programs: `visitor`, `golfer`, `owner`, the scope of a partner's key, or the staff
 * permissions, all of which are required.
 */
export function permissionExtension(may: May): readonly string[] {
  if (callerOf(may) === 'staff') return permissionsOf(may)
  if (typeof may === 'string') return [may]
  return ['partner' in may ? may.partner : 'owner']
}

/** The permitted callers of a call, as a sentence of its description. */
export function permissionSentence(may: May): string {
  if (may === 'visitor') return 'Anybody may make this call.'
  if (may === 'golfer') return 'Any signed-in golfer may make this call.'
  if ('owner' in may) {
    const fields = Object.keys(may.owner).map((field) => `\`${field}\``)
    return (
      `Only the golfer who owns what ${listOf(fields)} name${fields.length > 1 ? '' : 's'} may make this call; ` +
      'everybody else gets the answer for something that does not exist.'
    )
  }
  if ('partner' in may) return `The system of a partner needs a key with the scope \`${may.partner}\`.`
  const permissions = permissionsOf(may).map(
    (name) => `\`${name}\` (${staffPermissions[name].may}; by default roles ${rolesWith(name).join(', ')})`,
  )
  const limit = isOfWholeOperation(may) ? ' Accounts that are limited to courses may not make it.' : ''
  return `Staff need the permission${permissions.length > 1 ? 's' : ''} ${listOf(permissions)}.${limit}`
}

const listOf = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
