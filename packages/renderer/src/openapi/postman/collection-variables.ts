import type { CollectionField } from './collection.js'

/** The variables of a collection. */
export interface CollectionVariables {
  /**
   * Returns the reference to a variable, such as `{{baseUrl}}`. Creates it when the key is first used; a number is added
   * to its name if another key has the name.
   */
  readonly use: (key: string, name: string, value?: string) => string
  /** Lists the variables, by first use. */
  readonly list: () => readonly CollectionField[]
}

/** Creates an empty list of variables. */
export function createCollectionVariables(): CollectionVariables {
  const fieldsByKey = new Map<string, CollectionField>()
  const names = new Set<string>()
  return {
    use: (key, name, value = '') => {
      const field = fieldsByKey.get(key) ?? { key: takeName(name, names), value }
      fieldsByKey.set(key, field)
      return `{{${field.key}}}`
    },
    list: () => [...fieldsByKey.values()],
  }
}

function takeName(wanted: string, names: Set<string>): string {
  const name = wanted.replace(/[{}\s]+/g, '') || 'value'
  let free = name
  for (let count = 2; names.has(free); count++) free = `${name}${count}`
  names.add(free)
  return free
}
