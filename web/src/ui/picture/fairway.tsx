import { useId } from 'react'

/**
 * The drawn landscape of empty states, the splash and the not-found page. Without `sky` the land is drawn over the
 * page's own background.
 */
export function Fairway({ className, sky = true }: { className?: string; sky?: boolean }) {
  const id = useId()
  return (
    <svg
      className={className}
      viewBox="0 0 240 140"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMax slice"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-sky-high)" />
          <stop offset="1" stopColor="var(--color-sky-low)" />
        </linearGradient>
      </defs>
      {sky && <path fill={`url(#${id})`} d="M0 0h240v140H0z" />}
      <circle cx="176" cy="58" r="15" fill="var(--color-accent)" opacity=".75" />
      <path
        fill="var(--color-hill-far)"
        d="M0 84c22-20 34-34 48-34s18 14 30 14 20-22 36-22 24 26 42 28 50-16 84-4v74H0z"
      />
      <path fill="var(--color-hill-mid)" d="M0 104c40-22 84-22 122-8s84 8 118-8v52H0z" />
      <path fill="var(--color-hill-near)" d="M0 124c56-22 128-20 240-2v18H0z" />
      <ellipse cx="92" cy="113" rx="34" ry="5.5" fill="var(--color-hill-far)" />
      <path d="M92 113V78" stroke="var(--color-card)" strokeWidth="2" strokeLinecap="round" />
      <path fill="var(--color-urgent)" d="M93 78l18 6-18 7z" />
      <ellipse cx="150" cy="122" rx="18" ry="4" fill="var(--color-accent-wash)" />
    </svg>
  )
}
