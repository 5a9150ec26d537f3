import { readReason } from '../../contract/read-reason.js'
import type { Problem } from '../compilation.js'

const ISLAND_PROPS = /^the island \w+ gets (the prop .*): props of islands are JSON$/

const BROWSER_NAMES: ReadonlySet<string> = new Set(
  'window document localStorage sessionStorage navigator location history'.split(' '),
)

/**
 * Converts an error thrown by the code of a page to a problem of that page. `what` is a component's name, or `this
 * expression`; `position` is that of the throw if it differs.
 */
export function describeThrownValue(error: unknown, what: string, position?: string): Problem {
  const reason = readReason(error)
  const name = what.startsWith('this ') ? what : `<${what}>`
  const [, prop] = ISLAND_PROPS.exec(reason) ?? []
  if (prop !== undefined) {
    return {
      code: 'island-props',
      severity: 'error',
      message: `${name} runs in the browser, but docgen can't send ${prop} there`,
      hint: 'Pass strings, numbers, lists or objects of these. Import everything else in the file of the component',
    }
  }
  const hint = hintOf(reason)
  // The position of a stack overflow is arbitrary.
  const where = position === undefined || isEndless(reason) ? '' : `, at ${position}`
  return {
    code: 'mdx-failed',
    severity: 'error',
    message: `${name} throws: ${reason.split('\n', 1)[0]}${where}`,
    ...(hint !== undefined && { hint }),
  }
}

function isEndless(reason: string): boolean {
  return reason.includes('call stack')
}

function hintOf(reason: string): string | undefined {
  if (isEndless(reason)) return 'It seems to render itself endlessly'
  const [, name] = /^(\w+) is not defined/.exec(reason) ?? []
  if (name === undefined) return undefined
  if (BROWSER_NAMES.has(name)) {
    return "Only a browser has it: use it in useEffect, in a component whose file begins with 'use client'"
  }
  return `Import or export ${name} in this file, or write \\{${name}} if it is meant as text`
}
