import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { splashMs } from '@teeviet/contract/rules/limits'
import type { Look } from '#themes/look.ts'
import { enteredKey, type Partner } from '#viewer/partner-store.ts'
import { earlyCallScript } from './early-call-script.ts'
import { ownLettersCookie } from './own-letters.ts'
import { takeTokenScript } from './take-token-script.ts'

/**
 * Runs before the first paint and marks the document with what only this browser knows: signed in or not, the
 * partner's look (`entered`: that of the partner whose entry the page is), whether it holds our typeface, whether a
 * bank's app shows it, and whether this is the first page of the visit, which the splash covers until 1800 ms after
 * start.
 */
const earlyScript = (entered: Look | undefined) => `(function(root,look){
function kept(key){var text;try{text=localStorage.getItem(key)}catch(e){
var found=document.cookie.match('(?:^|; )kept_'+key+'=([^;]+)');text=found&&decodeURIComponent(found[1])}
return JSON.parse(text||'null')||{}}
try{if(kept('info').token)root.setAttribute('data-signed-in','');look=look||kept('partner').look}catch(e){}
try{if(look){root.setAttribute('data-theme',look.theme);root.setAttribute('data-font',look.font);
for(var name in look.tokens)root.style.setProperty(name,look.tokens[name])}}catch(e){}
if(/(?:^|; )${ownLettersCookie}=1/.test(document.cookie))root.setAttribute('data-letters','');
if(self!==top||window.ReactNativeWebView)root.setAttribute('data-inside','');
try{if(!sessionStorage.getItem('visited')){sessionStorage.setItem('visited','1');
var left=Math.round(${splashMs}-performance.now());
if(left>0){root.style.setProperty('--splash-left',left+'ms');root.setAttribute('data-splash','')}}}catch(e){}
})(document.documentElement,${inScript(entered)})`

/** A value escaped for a script. */
function inScript(value: unknown): string {
  return JSON.stringify(value ?? null).replaceAll('<', String.raw`\u003c`)
}

/** The script in the document's head, marked as our own for the content security policy. */
export function EarlyScript() {
  const { options, state } = useRouter()
  const entered = useQueryClient().getQueryData<Partner>(enteredKey)?.look
  // It runs from the HTML of the server only, and React does not compare it.
  const script = import.meta.env.SSR
    ? takeTokenScript(state.location.search) +
      earlyCallScript(state.matches.at(-1), options.context.texts.language) +
      earlyScript(entered)
    : ''
  return (
    <script
      nonce={options.ssr?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
