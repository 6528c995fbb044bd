import { createFileRoute, Outlet } from '@tanstack/react-router'

/** The frame of the operator's console: around every page under /staff. */
export const Route = createFileRoute('/staff')({
  staticData: { areas: ['staff'], chrome: 'none' },
  component: Outlet,
})
