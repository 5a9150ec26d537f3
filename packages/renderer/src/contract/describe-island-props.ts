import type { Diagnostic, IslandFailure } from './diagnostic.js'

/** Returns the failure of an island that a thrown error contains; `undefined` if it contains none. */
export function readIslandFailure(thrown: unknown): IslandFailure | undefined {
  return thrown instanceof Error ? (thrown as { readonly islandFailure?: IslandFailure }).islandFailure : undefined
}

/**
 * Returns the diagnostic for an island whose props are not JSON. In the message, `what` replaces the name of an island
 * without a name.
 */
export function describeIslandProps(
  { island, props }: IslandFailure,
  what: string,
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  const list = props.map(({ name, value }) => `the prop "${name}", ${value}`).join(', and ')
  return {
    code: 'island-props',
    severity: 'error',
    message: `${island === 'default' ? what : `<${island}>`} runs in the browser, but docgen can't send it ${list}`,
    hint: 'Pass strings, numbers, lists or objects of these. Import everything else in the file of the component',
  }
}
