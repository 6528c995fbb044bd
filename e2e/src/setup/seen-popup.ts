/** The storage of a browser that was on home a minute ago: the popup does not interfere with the test. */
export const seenPopup = {
  cookies: [
    {
      name: 'popup_seen',
      value: '1',
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}
