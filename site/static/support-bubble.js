// The support bubble of the example site: a button in the corner that opens a few ways to get help.
const STYLES = `
.support-bubble { position: fixed; inset-block-end: 1.5rem; inset-inline-start: 1.5rem; z-index: 15; font-size: 0.875rem }
.support-bubble > button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; border-radius: 50%; background: var(--color-accent); color: var(--color-page); font: inherit; font-weight: 700; cursor: pointer }
.support-bubble :focus-visible { outline: 2px solid var(--color-accent); outline-offset: 2px }
.support-bubble > div { position: absolute; inset-block-end: 3.5rem; inset-inline-start: 0; width: min(17rem, calc(100vw - 3rem)); padding: 1rem; border: 1px solid var(--color-line); border-radius: 10px; background: var(--color-overlay); color: var(--color-text); box-shadow: 0 8px 24px rgb(0 0 0 / 0.18) }
.support-bubble > div[hidden] { display: none }
.support-bubble h2 { margin: 0 0 0.5rem; font-size: 1rem }
.support-bubble p { margin: 0 0 0.5rem }
.support-bubble ul { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none }
.support-bubble a { color: var(--color-accent); text-decoration: underline }
@media (forced-colors: active) { .support-bubble > button { border: 1px solid } }
/* In low windows, such as at 400 % zoom, it comes after the page: a corner would hide what has the focus. */
@media (max-height: 20em) { .support-bubble { position: relative; inset: auto; padding: 0 1.5rem 1rem } }
@media print { .support-bubble { display: none } }
`

const LINKS = [
  ['/support/contacting-the-support', 'Contact support'],
  ['/troubleshooting/bot-not-responding-in-groups', 'The bot does not answer'],
  ['/troubleshooting/invite-links-permissions-error', 'Invite links fail'],
]

function make(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

function openBubble() {
  // A style sheet made by a script needs no exception in the policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

  const title = make('h2', { id: 'support-bubble-title', textContent: 'How can we help?' })
  const links = LINKS.map(([href, textContent]) => make('li', {}, make('a', { href, textContent })))
  const panel = make(
    'div',
    { id: 'support-bubble-panel', hidden: true },
    title,
    make('p', { textContent: 'Members ask the owner of their bot first.' }),
    make('ul', {}, ...links),
  )
  const button = make('button', { type: 'button', textContent: '?', ariaLabel: 'Support', ariaExpanded: 'false' })
  button.setAttribute('aria-controls', panel.id)
  const bubble = make('aside', { className: 'support-bubble', ariaLabel: 'Support' }, button, panel)

  const setOpen = (isOpen) => {
    panel.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
  }
  button.onclick = () => setOpen(panel.hidden)
  bubble.onkeydown = ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return
    setOpen(false)
    button.focus()
  }
  bubble.onfocusout = ({ relatedTarget }) => {
    if (!bubble.contains(relatedTarget)) setOpen(false)
  }
  panel.onclick = ({ target }) => {
    if (target.closest('a')) setOpen(false)
  }
  document.body.append(bubble)
}

openBubble()
