/** Hint for what needs the list of docs. */
export const NO_DOCS =
  'Browsers have no list of the documents: compute what you need outside of the island, and pass it as a prop'

/** Throws the error of a hook that docgen cannot provide, with a hint. */
export function refuse(name: string, hint: string): never {
  throw new Error(`docgen has no ${name}() for components. ${hint}`)
}

/** Adds fields that docgen cannot provide: reading one of them throws an error with the hint. */
export function withUnknown<Value extends object, Name extends string>(
  value: Value,
  names: readonly Name[],
  hint: string,
): Value & Readonly<Record<Name, never>> {
  for (const name of names) {
    Object.defineProperty(value, name, {
      enumerable: false,
      get: () => {
        throw new Error(`docgen does not provide ${name} to components. ${hint}`)
      },
    })
  }
  // The getters implement these fields.
  return value as Value & Readonly<Record<Name, never>>
}
