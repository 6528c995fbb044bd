import { expect, test } from 'vitest'
import {
  type CourseDraft,
  draftOfCourse,
  newPath,
  problemsOfCourse,
  type StaffCourse,
  settingsOfCourse,
} from './course-draft.ts'

const course: StaffCourse = {
  id: 1,
  slug: 'thu',
  version: 2,
  schedule: [],
  refund_terms: [],
  no_show_kept_percent: 100,
  settings: {
    title: 'Sân golf Thử',
    title_en: 'Test Golf',
    description: { vi: 'Đẹp', en: '', kr: '', jp: '' },
    region: 'north',
    sub_region: 'north',
    province: 'Hà Nội',
    address: 'Sóc Sơn',
    phone: null,
    club_contacts: [
      { channel: 'sms', address: '0912345678' },
      { channel: 'email', address: 'booking@thu.test' },
    ],
    website: null,
    latitude: 21.25,
    longitude: 105.8,
    holes: 27,
    par: 108,
    length_yards: null,
    designed_by: null,
    opened: 2004,
    facilities: ['driving_range'],
    dress_code: { vi: 'Áo có cổ', en: '', kr: '', jp: '' },
    has_lights: null,
    featured_rank: null,
    is_instant: false,
    change_hours: 24,
    is_open: true,
    paths: [{ name: 'A', holes: 9, par: 36, length_yards: 3_400, map: '/pictures/scenes/thu/green.webp' }],
    logo: '/pictures/logos/thu.svg',
    pictures: ['/pictures/scenes/thu/tee.svg'],
  },
}

test('an untouched form sends the course unchanged', () => {
  expect(settingsOfCourse(draftOfCourse(course))).toEqual(course.settings)
  expect(problemsOfCourse(draftOfCourse(course))).toEqual({})
})

test('contacts are sent as they are stored, in their order', () => {
  const draft = {
    ...draftOfCourse(course),
    club_contacts: [
      { channel: 'email' as const, address: ' Booking@Thu.test ' },
      { channel: 'zalo' as const, address: '+84 912 345 678' },
    ],
  }
  expect(settingsOfCourse(draft).club_contacts).toEqual([
    { channel: 'email', address: 'booking@thu.test' },
    { channel: 'zalo', address: '0912345678' },
  ])
})

test('a new course takes no bookings until staff enable them', () => {
  expect(draftOfCourse(null).is_open).toBe(false)
})

const changed: [Partial<CourseDraft>, object][] = [
  [{ title: ' ' }, { title: 'missing' }],
  [{ holes: '' }, { holes: 'missing' }],
  [{ opened: '12' }, { opened: 'number' }],
  [{ latitude: '121' }, { latitude: 'degrees' }],
  [{ latitude: '21,25' }, {}],
  [{ phone: 'reception' }, { phone: 'phone' }],
  [{ club_contacts: [{ channel: 'sms', address: '+84 912 345 678' }] }, {}],
  [{ club_contacts: [{ channel: 'email', address: ' Booking@Thu.test ' }] }, {}],
  [{ club_contacts: [{ channel: 'zalo', address: ' ' }] }, { 'club_contacts.0.address': 'missing' }],
  [
    { club_contacts: [{ channel: 'sms', address: '024 3826 8888' }] },
    { 'club_contacts.0.address': 'mobile' },
  ],
  [{ club_contacts: [{ channel: 'zalo', address: 'a@thu.test' }] }, { 'club_contacts.0.address': 'mobile' }],
  [{ club_contacts: [{ channel: 'email', address: '0912345678' }] }, { 'club_contacts.0.address': 'email' }],
  [
    {
      club_contacts: [
        { channel: 'zalo', address: '0912345678' },
        { channel: 'sms', address: '+84 912.345.678' },
      ],
    },
    { 'club_contacts.1.address': 'twice' },
  ],
  [{ pictures: 'photo.jpg' }, { pictures: 'picture' }],
  [{ pictures: 'https://club.test/tee.jpg' }, {}],
  [{ pictures: `/uploads/${'a'.repeat(64)}.webp` }, {}],
  [{ pictures: `/uploads/${'a'.repeat(64)}.webp?focus=0,100&credit=Tr%E1%BA%A7n%20Nam` }, {}],
  [{ pictures: '/uploads/mine.webp' }, { pictures: 'picture' }],
  [{ paths: [{ ...newPath, name: '' }] }, { paths: 'paths' }],
  [{ paths: [{ ...newPath, name: 'A', length_yards: 'dài' }] }, { paths: 'paths' }],
  [{ paths: [{ ...newPath, name: 'A', map: '' }] }, {}],
]
test.each(changed)('%o is reported as %o', (fields, problems) => {
  expect(problemsOfCourse({ ...draftOfCourse(course), ...fields })).toEqual(problems)
})
