import type { AnyRouteMatch } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Language } from '@teeviet/contract/rules/languages'
import { addressOf } from '#api/client/bases.ts'
import { buildRequest } from '#api/client/build-request.ts'

/** Stands for the golfer's vID, which only their browser knows. */
const anyone = -1

/**
 * The part of a page's first script that makes the call named by its route (`firstCall`) with the stored login, long
 * before the page's own scripts are there; see `earlyAnswer`. A bank's users have calls of their own.
 */
export const earlyCallScript = createIsomorphicFn()
  .server((match: AnyRouteMatch | undefined, lang: Language): string => {
    const first = match?.staticData.firstCall?.(match.params)
    if (!first) return ''
    const { path, headers } = buildRequest(first.call, first.fields, {
      token: '',
      vga: anyone,
      bankId: 0,
      lang,
    })
    return `(function(path,base,headers){try{var me=JSON.parse(localStorage.getItem('info'));if(!me.token||me.bank_id)return;
path=path.replace('uid=${anyone}','uid='+me.vga);headers.authorization='Bearer '+me.token;var askedAt=Date.now();
var raw=fetch(base+path,{headers:headers}).then(function(answer){var answeredAt=Date.now();
return answer.text().then(function(body){return{status:answer.status,body:body,askedAt:askedAt,answeredAt:answeredAt}})}).catch(function(){});
window.earlyAnswer=function(asked){var answer=asked===path?raw:undefined;if(answer)raw=undefined;return answer}}catch(e){}})(${JSON.stringify(path)},${JSON.stringify(addressOf(path).slice(0, -path.length))},${JSON.stringify(headers)});`
  })
  .client((_match: AnyRouteMatch | undefined, _lang: Language): string => '')
