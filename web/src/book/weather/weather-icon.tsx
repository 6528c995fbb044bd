/** Lines of 24 by 24, drawn here since the product's icons are in every page's first load. */
const lines = {
  dry: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 12h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7l-.7.7m0 11.4l.7.7m-12.1-.7l-.7.7',
  rain: 'M7 18a4.6 4.4 0 0 1 0-9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7M11 13v2m0 3v2m4-5v2m0 3v2',
  wind: 'M3 9h10a2.5 2.5 0 1 0-2.5-2.5M3 13h15a2.5 2.5 0 1 1-2.5 2.5M3 17h7a2 2 0 1 1-2 2',
  night: 'M12 3a7 7 0 0 0 8.5 9.5A9 9 0 1 1 12 3z',
  sunset: 'M3 20h18M6 16a6 6 0 0 1 12 0M3 16h1m16 0h1M12 3v6m-3-3l3 3l3-3',
  storm: 'M7 18a4.6 4.4 0 0 1 0-9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7h-1M13 14l-2 4h3l-2 4',
}

/** The weather of an hour, or the sunset, as a drawing; the text beside it says the same. */
export function WeatherIcon({ of, size = 24 }: { of: keyof typeof lines; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={lines[of]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
