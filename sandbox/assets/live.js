// Renews the lists of an open page as soon as the sandbox says that something changed.
const stream = new EventSource('/live')
let busy = false
let again = false

/** A row as the server wrote it: what a person folded open does not count. */
function sourceOf(row) {
  const copy = row.cloneNode(true)
  for (const details of copy.querySelectorAll('details')) details.open = false
  return copy.outerHTML
}

/** Puts in what is new and takes out what is gone; rows that stay are not touched, so nobody loses their place. */
function merge(list, fresh) {
  const had = new Map([...list.children].map((row) => [row.dataset.key, row]))
  let place = list.firstElementChild
  for (const row of [...fresh.children]) {
    const old = had.get(row.dataset.key)
    if (old && old === place) place = place.nextElementSibling
    if (old && sourceOf(old) === sourceOf(row)) {
      if (old.nextElementSibling !== place) list.insertBefore(old, place)
      continue
    }
    if (old?.querySelector('details')?.open) row.querySelector('details').open = true
    list.insertBefore(row, place)
    old?.remove()
  }
  while (place) {
    const gone = place
    place = place.nextElementSibling
    gone.remove()
  }
}

async function renew() {
  again = busy
  if (busy) return
  busy = true
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    for (const list of document.querySelectorAll('[data-live]')) {
      const fresh = page.querySelector(`[data-live="${list.dataset.live}"]`)
      if (fresh) merge(list, fresh)
    }
  } finally {
    busy = false
    if (again) renew()
  }
}

stream.addEventListener('message', renew)
// After the sandbox was away, what happened meanwhile is read at once.
stream.addEventListener('open', renew)
