import type { ErrorEntries } from './entry.ts'

/** Hole-in-one cover. */
export const insuranceErrors = {
  'insurance.notFound': {
    code: 404,
    text: {
      vi: 'Không tìm thấy giấy chứng nhận bảo hiểm.',
      en: 'We could not find this insurance certificate.',
      kr: '보험 가입증명서를 찾을 수 없습니다.',
      jp: '保険加入証が見つかりません。',
    },
  },
} as const satisfies ErrorEntries
