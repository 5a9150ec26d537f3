/** Runs code as in a browser with the given globals; `document` distinguishes a browser from a build. */
export function asBrowser<Result>(run: () => Result, globals: Readonly<Record<string, unknown>> = {}): Result {
  const all = { document: {}, ...globals }
  Object.assign(globalThis, all)
  try {
    return run()
  } finally {
    for (const name of Object.keys(all)) Reflect.deleteProperty(globalThis, name)
  }
}
