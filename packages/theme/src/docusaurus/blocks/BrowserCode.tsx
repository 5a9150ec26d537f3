import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { EMPTY_HTML } from '../../client/empty-html.js'

/** Props of code in a browser. */
export interface BrowserCodeProps {
  readonly code: string
  readonly language: string
}

/** Keeps the code block of the page as long as its code stays the same; code that appears later is not highlighted. */
export function BrowserCode({ code, language }: BrowserCodeProps): ReactElement {
  const slot = useRef<HTMLSlotElement>(null)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const isFromPage = shown.current === undefined && slot.current?.hasChildNodes()
    const isSame = isFromPage || shown.current === code
    shown.current = code
    if (isSame) return
    slot.current?.replaceChildren(createPlainCode(code, language))
    // The new code block needs a copy button, as code blocks of a new page do.
    document.dispatchEvent(new Event('docgen:patched'))
  }, [code, language])
  return <slot name="code" ref={slot} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />
}

function createPlainCode(text: string, language: string): Element {
  const figure = document.createElement('figure')
  const block = figure.appendChild(document.createElement('pre'))
  const code = block.appendChild(document.createElement('code'))
  figure.className = 'code-frame'
  code.className = `language-${language}`
  code.textContent = text
  return figure
}
