// Reads a QR code from a chosen, photographed, dropped or pasted picture and fills the form with it.
const drop = document.querySelector('[data-scan]')
const status = drop.querySelector('.status')
const form = drop.closest('form')

function tell(word, bad) {
  status.textContent = drop.dataset[word] ?? ''
  status.classList.toggle('bad', bad)
}

async function scan(body, type) {
  tell('reading', false)
  const response = await fetch('/bank/scan', {
    method: 'POST',
    headers: type ? { 'content-type': type } : {},
    body,
  })
  const answer = await response.json()
  if (!response.ok) {
    tell(answer.error in drop.dataset ? answer.error : 'no_code', true)
    return
  }
  form.elements.account_number.value = answer.account_number
  form.elements.amount.value = answer.amount ?? ''
  form.elements.content.value = answer.content ?? ''
  tell(answer.ours ? 'read' : 'stranger', !answer.ours)
}

function scanFile(file) {
  const body = new FormData()
  body.append('picture', file)
  return scan(body)
}

drop.querySelector('input').addEventListener('change', (event) => {
  const [file] = event.target.files
  if (file) scanFile(file)
})

drop.addEventListener('dragover', (event) => {
  event.preventDefault()
  drop.classList.add('over')
})
drop.addEventListener('dragleave', () => drop.classList.remove('over'))
drop.addEventListener('drop', (event) => {
  event.preventDefault()
  drop.classList.remove('over')
  const [file] = event.dataTransfer.files
  if (file) scanFile(file)
})

document.addEventListener('paste', (event) => {
  const [file] = event.clipboardData.files
  const text = event.clipboardData.getData('text')
  if (file) scanFile(file)
  else if (text.startsWith('000201')) scan(JSON.stringify({ text }), 'application/json')
  else return
  event.preventDefault()
})
