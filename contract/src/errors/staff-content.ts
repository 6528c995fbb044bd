import type { ErrorEntries } from './entry.ts'

/** Refusals of the console about content and members, and of golfers' complaints. */
export const staffContentErrors = {
  'staff.lastAdmin': { code: 1841 },
  'staff.emailTaken': { code: 1842 },
  'staff.emailForm': { code: 1843 },
  'staff.nameMissing': { code: 1844 },
  'staff.rolesMissing': { code: 1845 },
  /** An account of a club without its courses, or with a role of the operator's staff too. */
  'staff.clubCourses': { code: 1849 },
  /** A permission that its role always has, or never. */
  'staff.permissionFixed': { code: 1848, slots: ['role', 'permission'] },
  'staff.passwordShort': { code: 1846, slots: ['n'] },
  'staff.linkOver': { code: 1847 },
  'picture.unreadable': { code: 1851 },
  'picture.unknown': { code: 1852 },
  'news.vietnamese': { code: 1853 },
  'content.dates': { code: 1854 },
  'banner.link': { code: 1855 },
  'settings.link': { code: 1871, slots: ['address'] },
  'settings.line': { code: 1872 },
  'settings.company': { code: 1873 },
  'settings.hotline': { code: 1874 },
  'settings.duty': { code: 1879 },
  'settings.dutyPush': { code: 1913, slots: ['address'] },
  'settings.secondPerson': { code: 1935 },
  'settings.acknowledgement': { code: 1982, slots: ['max'] },
  'package.name': { code: 1875 },
  'package.sold': { code: 1876 },
  'complaint.empty': { code: 1861 },
  'complaint.open': { code: 1862, slots: ['code'] },
  'complaint.answer': { code: 1863 },
  'complaint.day': { code: 1864 },
  'complaint.bill': { code: 1865 },
} as const satisfies ErrorEntries
