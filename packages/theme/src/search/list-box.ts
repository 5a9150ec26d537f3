/** The options of a combobox, and which of them the keys are at. */
export interface ListBox {
  /** Puts other options into the list; `isFirstActive` puts the keys at the first. */
  readonly fill: (children: readonly HTMLElement[], isFirstActive: boolean) => void
  /** Moves by one; before the first and after the last is none. */
  readonly move: (step: 1 | -1) => void
  /** Leaves what is listed, and none of it active. */
  readonly rest: () => void
  /** The option that Enter chooses. */
  readonly active: () => HTMLAnchorElement | undefined
  /** Tells the input that its list is open, or that it is not. */
  readonly setOpen: (isOpen: boolean) => void
  /** Takes away what the input was told. */
  readonly release: () => void
}

/** Makes an input a combobox over a list, as the ARIA pattern has it: focus stays in the input, `aria-activedescendant` says where the keys are. */
export function createListBox(input: HTMLInputElement, list: HTMLElement): ListBox {
  let current: HTMLAnchorElement | undefined
  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  const activate = (option: HTMLAnchorElement | undefined): void => {
    current?.setAttribute('aria-selected', 'false')
    current = option
    if (option) {
      option.setAttribute('aria-selected', 'true')
      option.scrollIntoView({ block: 'nearest' })
      input.setAttribute('aria-activedescendant', option.id)
    } else input.removeAttribute('aria-activedescendant')
  }
  const attributes = {
    role: 'combobox',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  list.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLAnchorElement>('[role="option"]') : null
    if (option && option !== current) activate(option)
  })
  return {
    fill: (children, isFirstActive) => {
      activate(undefined)
      list.replaceChildren(...children)
      list.scrollTop = 0
      const all = options()
      for (const [index, option] of all.entries()) {
        option.id = `${list.id}-${index}`
        option.setAttribute('aria-selected', 'false')
      }
      list.hidden = all.length === 0
      if (isFirstActive) activate(all[0])
    },
    move: (step) => {
      const all = options()
      const at = current ? all.indexOf(current) : -1
      // One place more than there are options: none.
      const next = (at + 1 + step + all.length + 1) % (all.length + 1)
      activate(all[next - 1])
    },
    rest: () => activate(undefined),
    active: () => current,
    setOpen: (isOpen) => {
      input.setAttribute('aria-expanded', String(isOpen))
      if (!isOpen) activate(undefined)
    },
    release: () => {
      for (const name of [...Object.keys(attributes), 'aria-activedescendant']) input.removeAttribute(name)
    },
  }
}
