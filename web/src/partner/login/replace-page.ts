/**
 * Goes on to an address the server gave, in place of this page, so that Back does not end up here again. Anything but
 * a web address is not followed.
 */
export function replacePage(url: string): boolean {
  if (!/^https?:\/\//i.test(url)) return false
  location.replace(url)
  return true
}
