import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * The part of a page's first script that moves a token from the address into memory, see `ssoToken`. Only the server
 * writes it, and only into a page that was opened with a token.
 */
export const takeTokenScript = createIsomorphicFn()
  .server((search: object): string =>
    'token' in search
      ? `(function(address){var token=address.searchParams.get('token');if(token===null)return;
window.ssoToken=token;address.searchParams.delete('token');
history.replaceState(history.state,'',address.pathname+address.search+address.hash)})(new URL(location.href));`
      : '',
  )
  .client((_: object): string => '')
