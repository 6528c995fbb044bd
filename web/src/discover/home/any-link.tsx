import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * A link to an address the operator typed in: inside the product it goes by the router, anywhere else beside the
 * product, and what is no web address leads nowhere.
 */
export function AnyLink({
  href,
  className,
  onClick,
  children,
}: {
  href: string
  className?: string
  onClick?: () => void
  children: ReactNode
}) {
  if (/^\/(?!\/)/.test(href)) {
    // The popup's link has the focus from the start, which is no intent to open it.
    return (
      <Link to={href} preload={false} className={className} onClick={onClick}>
        {children}
      </Link>
    )
  }
  if (!/^https?:\/\//i.test(href)) return <span className={className}>{children}</span>
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className} onClick={onClick}>
      {children}
    </a>
  )
}
