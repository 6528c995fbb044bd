import { useRouter } from '@tanstack/react-router'
import { splashMs } from '@teeviet/contract/rules/limits'

/**
 * Runs before the first paint and marks the document with what only this browser knows: signed in or not, the
 * bank's look, and whether this is the first page of the visit, which the splash covers until 1800 ms after start.
 */
const earlyScript = `(function(root){
try{var info=JSON.parse(localStorage.getItem('info')||'null');
if(info&&info.token)root.setAttribute('data-signed-in','');
if((info&&info.bank_id==7)||localStorage.getItem('source')=='7')root.setAttribute('data-theme','bank7')}catch(e){}
try{if(!sessionStorage.getItem('visited')){sessionStorage.setItem('visited','1');
var left=Math.round(${splashMs}-performance.now());
if(left>0){root.style.setProperty('--splash-left',left+'ms');root.setAttribute('data-splash','')}}}catch(e){}
})(document.documentElement)`

/** The script in the document's head, let past the content security policy by the page's nonce. */
export function EarlyScript() {
  const nonce = useRouter().options.ssr?.nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
}
