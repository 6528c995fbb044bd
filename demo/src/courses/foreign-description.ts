import type { CourseRecord } from './course-data.ts'

/** Provinces in Korean and Japanese spelling. */
const provinces: Readonly<Record<string, readonly [kr: string, jp: string]>> = {
  'Bà Rịa – Vũng Tàu': ['바리어붕따우', 'バリア・ブンタウ'],
  'Bình Dương': ['빈즈엉', 'ビンズオン'],
  'Bình Thuận': ['빈투언(판티엣)', 'ビントゥアン（ファンティエット）'],
  'Bình Định': ['빈딘(꾸이년)', 'ビンディン（クイニョン）'],
  'Bắc Giang': ['박장', 'バクザン'],
  'Hà Nam': ['하남', 'ハナム'],
  'Hà Nội': ['하노이', 'ハノイ'],
  'Hà Tĩnh': ['하띤', 'ハティン'],
  'Hòa Bình': ['호아빈', 'ホアビン'],
  'Hải Dương': ['하이즈엉', 'ハイズオン'],
  'Hải Phòng': ['하이퐁', 'ハイフォン'],
  'Khánh Hòa': ['카인호아(나트랑)', 'カインホア（ニャチャン）'],
  'Kiên Giang': ['끼엔장(푸꾸옥)', 'キエンザン（フーコック）'],
  'Long An': ['롱안', 'ロンアン'],
  'Lào Cai': ['라오까이(사파)', 'ラオカイ（サパ）'],
  'Lâm Đồng': ['럼동(달랏)', 'ラムドン（ダラット）'],
  'Nghệ An': ['응에안', 'ゲアン'],
  'Ninh Bình': ['닌빈', 'ニンビン'],
  'Ninh Thuận': ['닌투언', 'ニントゥアン'],
  'Phú Thọ': ['푸토', 'フート'],
  'Quảng Bình': ['꽝빈', 'クアンビン'],
  'Quảng Nam': ['꽝남(호이안)', 'クアンナム（ホイアン）'],
  'Quảng Ninh': ['꽝닌(하롱)', 'クアンニン（ハロン）'],
  'TP. Hồ Chí Minh': ['호찌민', 'ホーチミン'],
  'Thanh Hóa': ['타인호아', 'タインホア'],
  'Thái Nguyên': ['타이응우옌', 'タイグエン'],
  'Thừa Thiên Huế': ['트아티엔후에', 'フエ'],
  'Vĩnh Phúc': ['빈푹', 'ビンフック'],
  'Yên Bái': ['옌바이', 'イエンバイ'],
  'Đà Nẵng': ['다낭', 'ダナン'],
  'Đồng Nai': ['동나이', 'ドンナイ'],
}

/** The facts of a course for Korean and Japanese golfers: place, holes, opening, designer, par, lights. */
export function foreignDescription(course: CourseRecord): { kr: string; jp: string } {
  const [kr, jp] = provinces[course.province] ?? [course.titleEn, course.titleEn]
  const { holes, opened, designedBy, par, lights } = course
  const korean = [
    `베트남 ${kr}에 있는 ${holes}홀 골프장입니다.`,
    opened && `${opened}년에 문을 열었습니다.`,
    designedBy && `설계: ${designedBy}.`,
    par && `18홀 기준 파 ${par}입니다.`,
    lights && '야간 라운드가 가능합니다.',
  ]
  const japanese = [
    `ベトナム・${jp}にある${holes}ホールのゴルフ場です。`,
    opened && `${opened}年に開場しました。`,
    designedBy && `設計：${designedBy}。`,
    par && `18ホールでパー${par}です。`,
    lights && 'ナイターでもプレーできます。',
  ]
  return { kr: korean.filter(Boolean).join(' '), jp: japanese.filter(Boolean).join('') }
}
