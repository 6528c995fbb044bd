import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import styles from './category-link.module.css'

export type Category = DataOf<typeof api.offers.categories>[number]

/**
 * Where a category's heading leads: a flash sale to its tee times with everything its countdown needs, any other
 * to the category's own list.
 */
function categoryAddress(category: Category): LinkProps {
  if (category.is_flash_sale !== 1) {
    return {
      to: '/wap/pax-by-category/$id',
      params: { id: String(category.id) },
      search: { title: category.name },
    }
  }
  const sale = {
    title: category.name,
    flash_sale_id: category.flash_sale_id ?? undefined,
    is_flash_sale: 1,
    start_date_sale: category.start_date_timestamp ?? undefined,
    end_date_sale: category.end_date_timestamp ?? undefined,
  } as const
  return { to: '/teetime', search: sale }
}

/** Leads to a category's list; `heading` has the style of the heading around it. */
export function CategoryLink({
  category,
  heading,
  children,
}: {
  category: Category
  heading?: boolean
  children: ReactNode
}) {
  return (
    <Link {...categoryAddress(category)} className={heading ? styles.heading : undefined}>
      {children}
    </Link>
  )
}
