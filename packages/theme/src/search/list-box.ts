/** The options of a combobox, and the active one. */
export interface ListBox {
  /** Replaces the options; `isFirstActive` activates the first. */
  readonly fill: (children: readonly HTMLElement[], isFirstActive: boolean) => void
  /** Moves by one; no option is active before the first and after the last. */
  readonly move: (step: 1 | -1) => void
  /** Keeps the options, but makes none active. */
  readonly deselect: () => void
  /** The option that Enter chooses. */
  readonly active: () => HTMLAnchorElement | undefined
  /** Sets `aria-expanded` of the input. A closed list has no active option. */
  readonly setOpen: (isOpen: boolean) => void
  /** Removes the attributes that were set on the input. */
  readonly release: () => void
}

/**
 * Turns an input into a combobox with a list, following the ARIA pattern: focus stays in the input,
 * `aria-activedescendant` names the active option.
 */
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
      // One position more than there are options: none active.
      const next = (at + 1 + step + all.length + 1) % (all.length + 1)
      activate(all[next - 1])
    },
    deselect: () => activate(undefined),
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
