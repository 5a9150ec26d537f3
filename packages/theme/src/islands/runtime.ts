import type { Hydrate } from '../client/island-runtime.js'
import { React, ReactDOMClient } from './react.js'

/** Hydrates an island; resolves when its effects have run and it answers to events. */
export const hydrate: Hydrate = ({ element, component, props, onCrash }) => {
  const typed = takeTyped(element)
  restoreStyles(element)
  const given = takeContent(element)
  return new Promise((resolve) => {
    const onReady = (): void => {
      returnTyped(typed)
      resolve(() => root.unmount())
    }
    const children = given && React.createElement(Content, { given })
    const content = React.createElement(component, { ...props, ...(children && { children }) })
    const root = ReactDOMClient.hydrateRoot(element, React.createElement(Ready, { onReady }, content), {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      onUncaughtError: (error) => {
        onCrash(error)
        resolve(() => root.unmount())
      },
    })
  })
}

interface ReadyProps {
  readonly onReady: () => void
  readonly children?: React.ReactNode
}

/** Effects of a parent run after those of its children: then the island is whole. */
function Ready({ onReady, children }: ReadyProps): React.ReactNode {
  React.useEffect(onReady, [])
  return children
}

/** The content that a page gave its island, whether it is shown by now or waits in a template. */
function takeContent(island: Element): DocumentFragment | undefined {
  const template = island.querySelector<HTMLTemplateElement>(':scope > template')
  template?.remove()
  const shown = island.querySelector('slot[name="content"]')
  if (!shown) return template?.content
  const content = document.createDocumentFragment()
  content.append(...[...shown.childNodes].map((node) => node.cloneNode(true)))
  return content
}

interface ContentProps {
  readonly given: DocumentFragment
}

/** Content in its place: what stands there already stays as it is, and what is shown later comes then. */
function Content({ given }: ContentProps): React.ReactNode {
  const place = React.useRef<HTMLSlotElement>(null)
  React.useLayoutEffect(() => {
    if (place.current && !place.current.hasChildNodes()) place.current.append(given.cloneNode(true))
  }, [given])
  return React.createElement('slot', {
    name: 'content',
    ref: place,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  })
}

/** Tells React that what is inside is not its own. The pages' policy lets nobody write HTML that has no name, be it empty. */
const NOTHING = {
  __html: (globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
}

/** Gives elements the inline styles back for which their first class stands: scripts may set them, where HTML may not. */
function restoreStyles(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    element.removeAttribute('data-style')
    element.classList.remove(element.classList.item(0) ?? '')
    if (element.classList.length === 0) element.removeAttribute('class')
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React takes the text of a field for known when it hydrates: what was typed before is taken out and typed again afterwards. */
function takeTyped(element: Element): ReadonlyMap<Field, string> {
  const typed = new Map<Field, string>()
  for (const field of element.querySelectorAll<Field>('input, textarea')) {
    if (field.value === field.defaultValue) continue
    typed.set(field, field.value)
    field.value = field.defaultValue
  }
  return typed
}

function returnTyped(typed: ReadonlyMap<Field, string>): void {
  for (const [field, value] of typed) {
    // React puts a setter of its own on the field; only the prototype's tells it that something changed.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
