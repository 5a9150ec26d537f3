import type { Diagnostic } from './diagnostic.js'

const PROBLEM = /^the island ([\w.]+) gets (the prop .*): props of islands are JSON$/

/**
 * The problem of an island whose props are not JSON, from what it threw; undefined if it threw something else. `what`
 * renders the island, whose own name is only known if its component has one.
 */
export function describeIslandProps(
  reason: string,
  what: string,
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> | undefined {
  const [, name, props] = PROBLEM.exec(reason) ?? []
  if (props === undefined) return undefined
  return {
    code: 'island-props',
    severity: 'error',
    message: `${name === 'default' ? what : `<${name}>`} runs in the browser, but docgen can't send ${props} there`,
    hint: 'Pass strings, numbers, lists or objects of these. Import everything else in the file of the component',
  }
}
