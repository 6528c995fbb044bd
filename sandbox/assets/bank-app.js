// A bank's app: signs a customer in, hands them over to the product in the frame, and listens to what it says.
const bench = document.querySelector('[data-bank-app]')
const frame = bench.querySelector('iframe')
const signIn = bench.querySelector('form')
const problem = bench.querySelector('[data-problem]')

// Shown in its own frame, where the product sends a customer to begin again: only the app is of interest there.
if (parent !== window) document.documentElement.classList.add('inside')

function show(name) {
  for (const screen of bench.querySelectorAll('[data-screen]')) screen.hidden = screen.dataset.screen !== name
  bench.querySelector('[data-home]').hidden = name !== 'product'
  if (name !== 'product') frame.removeAttribute('src')
}

signIn.addEventListener('submit', (event) => {
  event.preventDefault()
  const [customer] = signIn.elements.cif.selectedOptions
  bench.querySelector('b[data-name]').textContent = customer.dataset.name
  show('home')
})

async function openProduct() {
  problem.textContent = ''
  const variant = bench.querySelector('[name=variant]:checked').value
  const body = JSON.stringify({
    cif: signIn.elements.cif.value,
    variant,
    lang: document.documentElement.lang,
  })
  const headers = { 'content-type': 'application/json' }
  const path = `/partners/${bench.dataset.bankApp}/hand-over`
  const answer = await fetch(path, { method: 'POST', headers, body }).catch(() => null)
  if (!answer?.ok) {
    problem.textContent = bench.dataset.failed
    return
  }
  const { url } = await answer.json()
  bench.querySelector('[data-handed]').textContent = url
  show('product')
  frame.src = url
}

bench.querySelector('[data-open]').addEventListener('click', openProduct)
bench.querySelector('[data-home]').addEventListener('click', () => show('home'))
bench.querySelector('[data-sign-out]').addEventListener('click', () => show('sign-in'))

// Only the frame's own words count, and only from the product's address.
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== bench.dataset.product) return
  const row = document.createElement('li')
  const time = document.createElement('time')
  time.textContent = new Date().toLocaleTimeString('vi-VN')
  const said = document.createElement('code')
  said.textContent = event.data
  row.append(time, said)
  bench.querySelector('[data-told]').prepend(row)
  bench.querySelector('[data-untold]').hidden = true
  if (JSON.parse(event.data).type === 'back') show('home')
})
