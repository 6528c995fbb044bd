import type { ErrorEntries } from './entry.ts'

/** Receipts and credit notes. */
export const documentErrors = {
  'document.notFound': {
    code: 404,
    text: {
      vi: 'Không tìm thấy biên nhận này.',
      en: 'We could not find this receipt.',
      kr: '영수증을 찾을 수 없습니다.',
      jp: '領収書が見つかりません。',
    },
  },
} as const satisfies ErrorEntries
