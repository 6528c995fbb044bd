import { chatRetries, chatRetryMs } from '@teeviet/contract/rules/limits'

declare global {
  interface Window {
    /** The global the operator's chat script defines once it is ready. */
    chatWidget?: { connect(user: { id: string; name: string }): void }
  }
}

/**
 * Loads the chat provider's script and connects the signed-in golfer as soon as the widget is ready: polled every 800
 * ms, about 30 times, then abandoned silently. Returns a function that stops it.
 */
export function connectChat(widgetUrl: string, user: { id: string; name: string }): () => void {
  if (!document.querySelector('script[data-chat]')) {
    const script = document.createElement('script')
    script.src = widgetUrl
    script.async = true
    script.dataset.chat = ''
    document.head.append(script)
  }
  let tries = 0
  const timer = setInterval(() => {
    tries++
    if (window.chatWidget) window.chatWidget.connect(user)
    if (window.chatWidget || tries >= chatRetries) clearInterval(timer)
  }, chatRetryMs)
  return () => clearInterval(timer)
}
