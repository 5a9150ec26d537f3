/** The value at a path in a module, such as `Tabs.Item`; `undefined` if there is none. */
export function findMember(module: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), module)
}
