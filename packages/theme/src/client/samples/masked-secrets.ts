import { element } from '../../search/element.js'

// What copies contain instead of each masked credential.
const secrets = new WeakMap<Element, string>()
// The documents whose copies contain the credentials.
const installed = new WeakSet<Document>()

/** An element that shows `mask`, and that copies of its code replace with `secret`. */
export function createMasked(secret: string, mask: string): HTMLElement {
  install()
  const masked = element('span', { class: 'console-secret' }, mask)
  secrets.set(masked, secret)
  return masked
}

function install(): void {
  if (installed.has(document)) return
  installed.add(document)
  // Before the listener that reads the text of the block.
  document.addEventListener('click', ({ target }) => revealFor(target), { capture: true })
  document.addEventListener('copy', copySelection)
}

/** While a copy button reads its block, the block has the credentials. Its styles still show dots. */
function revealFor(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('[data-action="copy-code"]') : null
  for (const masked of button?.closest('.code-frame')?.querySelectorAll('.console-secret') ?? []) {
    const mask = masked.textContent
    masked.textContent = secrets.get(masked) ?? mask
    setTimeout(() => {
      masked.textContent = mask
    })
  }
}

function copySelection(event: ClipboardEvent): void {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0 || !event.clipboardData) return
  const range = selection.getRangeAt(0)
  const parts = [...document.querySelectorAll('.console-secret')].filter((each) => range.intersectsNode(each))
  const copy = range.cloneContents()
  const copies = [...copy.querySelectorAll('.console-secret')]
  // A selection inside of the dots copies dots.
  if (copies.length === 0 || copies.length !== parts.length) return
  copies.forEach((each, index) => {
    const part = parts[index]
    each.textContent = (part && secrets.get(part)) ?? each.textContent
  })
  event.clipboardData.setData('text/plain', copy.textContent ?? '')
  event.preventDefault()
}
