/** Opens whatever hides the place that the address names: closed details, and tabs that are not chosen. */
export function installRevealTarget(): void {
  addEventListener('hashchange', revealTarget)
  // Before that, browsers need not know the target.
  addEventListener('load', revealTarget)
}

function revealTarget(): void {
  const target = document.querySelector(':target')
  let isHidden = false
  for (let element = target?.parentElement; element; element = element.parentElement) {
    const radio = element.previousElementSibling?.previousElementSibling
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = isHidden = true
    } else if (element.matches('.tab-panel') && radio instanceof HTMLInputElement && !radio.checked) {
      radio.click()
      isHidden = true
    }
  }
  if (isHidden) target?.scrollIntoView()
}
