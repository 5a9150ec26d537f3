import type { Diagnostic } from '@docgen/renderer/contract'
import type { BrowserCode } from './find-browser-code.js'

/** Hints for code that never runs in a browser, in a module and in an MDX file. */
const HINTS = {
  module: "Write 'use client' on the first line of the file: its components then run in the browser, too",
  mdx: "Move the component to a separate file that begins with 'use client', and import that",
} as const

/** Warns about code for browsers that never runs in one. */
export function describeBrowserCode(
  { kind, name, length }: BrowserCode,
  where: keyof typeof HINTS,
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'length'> {
  const messages = {
    handler: `${name} runs only in a browser, but this component is not hydrated: the element is rendered without it`,
    hook: `${name} works only in a browser, but this component is not hydrated: it stays as the server rendered it`,
    location: `${name} of useLocation() is known only in a browser, but this component is not hydrated: it is always empty`,
  }
  const code = kind === 'handler' ? 'handler-without-client' : 'hook-without-client'
  return { code, severity: 'warning', message: messages[kind], hint: HINTS[where], length }
}
