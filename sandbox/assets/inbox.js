// Copies a message's code, so that a tester does not have to type it.
document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  await navigator.clipboard.writeText(button.dataset.copy)
  const label = button.innerHTML
  button.textContent = button.dataset.done
  button.blur()
  setTimeout(() => {
    button.innerHTML = label
  }, 1500)
})
