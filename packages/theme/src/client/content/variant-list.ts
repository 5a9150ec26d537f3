interface Variant {
  readonly radio: HTMLInputElement
  readonly name: string
  readonly option: HTMLElement
}

/** Number of lists so far: their ids have to differ. */
let count = 0

/** Shows a list of variants with a field that filters them, over the tabs. Choosing one selects its tab. */
export function openVariantList(tabs: HTMLElement, query: string): void {
  const group = tabs.parentElement
  if (!group || group.querySelector(':scope > .variant-list')) return
  const id = `variant-list-${++count}`
  const { find = '', empty = '' } = group.dataset
  const field = make('input', { type: 'search', className: 'search-input', value: query, role: 'combobox' })
  Object.assign(field, { autocomplete: 'off', ariaLabel: find, placeholder: find, ariaExpanded: 'true' })
  field.setAttribute('aria-controls', id)
  field.setAttribute('aria-autocomplete', 'list')
  const list = make('ul', { id, role: 'listbox', ariaLabel: find })
  const status = make('p', { role: 'status' })
  const box = make('div', { className: 'variant-list' })
  box.append(field, list, status)
  const variants = listVariants(tabs, id)
  const chosen = variants.find(({ radio }) => radio.checked)
  let matches = variants
  let active: Variant | undefined

  const close = (): void => {
    // Removing the field would send another event, which ends here.
    document.removeEventListener('pointerdown', onPointer)
    box.remove()
  }
  const choose = ({ radio }: Variant): void => {
    close()
    if (!radio.checked) radio.click()
    radio.focus()
  }
  const activate = (variant: Variant | undefined): void => {
    if (active) active.option.ariaSelected = 'false'
    active = variant
    if (variant) variant.option.ariaSelected = 'true'
    field.setAttribute('aria-activedescendant', variant?.option.id ?? '')
    variant?.option.scrollIntoView({ block: 'nearest' })
  }
  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    matches = variants.filter(({ name }) => words.every((word) => name.includes(word)))
    list.replaceChildren(...matches.map(({ option }) => option))
    status.textContent = matches.length === 0 ? empty : ''
    activate(words.length === 0 ? (chosen ?? matches[0]) : matches[0])
  }
  const onPointer = ({ target }: Event): void => {
    if (!(target instanceof Node) || !box.contains(target)) close()
  }

  field.addEventListener('input', filter)
  field.addEventListener('keydown', (event) => {
    const at = active ? matches.indexOf(active) : -1
    const step = STEPS[event.key]
    if (step) activate(matches.at(step(at, matches.length)))
    else if (event.key === 'Enter' && active) choose(active)
    else if (event.key === 'Escape' || event.key === 'Tab') {
      close()
      chosen?.radio.focus()
    } else return
    // Escape also empties a search field, and would close a drawer around it.
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
  })
  // Not a click: the field would lose the focus first.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const variant = matches.find(({ option }) => target instanceof Node && option.contains(target))
    if (variant) choose(variant)
  })
  document.addEventListener('pointerdown', onPointer)
  tabs.before(box)
  filter()
  field.focus()
}

type Step = (at: number, length: number) => number

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (at, length) => (at + 1) % Math.max(length, 1),
  ArrowUp: (at) => Math.max(at, 0) - 1,
  PageDown: (at, length) => Math.min(at + 8, length - 1),
  PageUp: (at) => Math.max(at - 8, 0),
}

function listVariants(tabs: HTMLElement, id: string): readonly Variant[] {
  return [...tabs.querySelectorAll<HTMLInputElement>(':scope > .tab-radio')].map((radio, index) => {
    const label = radio.nextElementSibling?.textContent ?? ''
    // The type and the value of the discriminator also name a variant.
    const facts = radio.nextElementSibling?.nextElementSibling?.querySelector(':scope > div > .facts')?.textContent
    const option = make('li', { id: `${id}-${index + 1}`, role: 'option', ariaSelected: 'false', textContent: label })
    return { radio, name: `${label} ${facts ?? ''}`.toLowerCase(), option }
  })
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
