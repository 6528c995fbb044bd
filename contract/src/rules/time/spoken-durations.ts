import type { Language } from '../languages.ts'

const units = [
  { seconds: 24 * 60 * 60, vi: 'ngày', en: 'day', kr: '일', jp: '日' },
  { seconds: 60 * 60, vi: 'giờ', en: 'hour', kr: '시간', jp: '時間' },
  { seconds: 60, vi: 'phút', en: 'minute', kr: '분', jp: '分' },
  { seconds: 1, vi: 'giây', en: 'second', kr: '초', jp: '秒' },
] as const

/** A duration in the largest unit that divides it, on one line: 1 giờ, 30 minutes, 45분, 30日. */
export function formatDuration(seconds: number, language: Language): string {
  const unit = units.find((one) => seconds % one.seconds === 0) ?? units[3]
  const count = Math.round(seconds / unit.seconds)
  if (language === 'kr' || language === 'jp') return `${count}${unit[language]}`
  return `${count}\u00a0${unit[language]}${language === 'en' && count !== 1 ? 's' : ''}`
}
