const browsers = [
  [/ Zalo\//, 'Zalo'],
  [/\bFBAN|FBAV\b/, 'Facebook'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** A device by its browser's own name: `Chrome · Android`; empty when it is unknown. */
export function deviceName(userAgent: string): string {
  const names = [browsers, systems].map((known) => known.find(([sign]) => sign.test(userAgent))?.[1])
  return names.filter((name) => name !== undefined).join(' · ')
}
