/** Whether the operating system refused with one of these codes ('ENOENT', 'EACCES', ...). */
export function hasErrno(error: unknown, ...codes: string[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
  )
}
